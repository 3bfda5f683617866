import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { buttonClass } from '#src/ui/button.ts';
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
  const className = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={saving}
        // Saving a published post as a draft takes it off the site.
        onClick={() => (before.published ? setAsking(true) : onPublished(false))}
      >
        Save draft
      </button>
      <button
        type="button"
        className={className}
        disabled={saving}
        onClick={() => onPublished(true)}
      >
        {isLater ? 'Schedule' : 'Publish'}
      </button>
      <ConfirmDialog
        open={asking}
        title="Take the post off the site?"
        action="Save as a draft"
        busy={false}
        onConfirm={() => {
          setAsking(false);
          onPublished(false);
        }}
        onCancel={() => setAsking(false)}
      >
        It is published. As a draft, it is visible only to people with an account.
      </ConfirmDialog>
    </>
  );
}
