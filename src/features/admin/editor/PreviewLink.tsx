import { useState } from 'react';
import type { PreviewLink as Link } from '#src/contracts/post.ts';
import { toast } from '#src/ui/toast.ts';
import { LinkDialog } from '../LinkDialog.tsx';
import { toastFailure } from '../toast-failure.ts';
import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';
import { when } from './when.ts';

/** Creates a preview link, with which anybody can read the last saved version before it is published. */
export function PreviewLink<V extends PostValues>({ editor }: { editor: Editor<V> }) {
  const [link, setLink] = useState('');

  async function copy() {
    const { board, $id, call } = editor;
    try {
      const path = `/api/${board.name}/${$id.get()}/preview-link`;
      const made = (await (await call(path, { method: 'POST' })).json()) as Link;
      try {
        await navigator.clipboard.writeText(made.url);
        const description = `It shows what was saved last, and works until ${when(made.expiresAt)}.`;
        toast({ title: 'Preview link copied', description });
      } catch {
        // The clipboard is unavailable on plain HTTP, and some browsers require another click.
        setLink(made.url);
      }
    } catch (error) {
      toastFailure('No link was made', error);
    }
  }
  return (
    <>
      <button type="button" className="link text-ui" onClick={() => void copy()}>
        Copy preview link
      </button>
      <LinkDialog
        link={link}
        title="Preview link"
        description="Anyone who has it can read the post as last saved, for a week."
        onClose={() => setLink('')}
      />
    </>
  );
}
