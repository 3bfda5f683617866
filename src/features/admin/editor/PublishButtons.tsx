import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { Button } from '../Button.tsx';
import { instantIn } from '../agency-time.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';

interface Props<V extends PostValues> {
  editor: Editor<V>;
  /** Saves the post as published or as a draft. */
  onPublished: (published: boolean) => void;
}

/** Saves the post as a draft, or publishes it, whatever Published says. */
export function PublishButtons<V extends PostValues>({ editor, onPublished }: Props<V>) {
  const [asking, setAsking] = useState(false);
  const saving = useStore(editor.$saving);
  const { values: before } = useStore(editor.$base);
  const { publishedAt } = useStore(editor.$values);
  const isLater = isScheduled({ published: true, publishedAt: instantIn(publishedAt) }, Date.now());
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={saving}
        // A draft of what readers see takes it away from them.
        onClick={() => (before.published ? setAsking(true) : onPublished(false))}
      >
        Save draft
      </Button>
      <Button variant="secondary" size="sm" disabled={saving} onClick={() => onPublished(true)}>
        {isLater ? 'Schedule' : 'Publish'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Take the post off the site?"
        action="Save as a draft"
        onConfirm={() => {
          setAsking(false);
          onPublished(false);
        }}
        onCancel={() => setAsking(false)}
      >
        It is published. As a draft only people with an account see it.
      </ConfirmDialog>
    </>
  );
}
