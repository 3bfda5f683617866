import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { type PostList, postsOf } from './store.ts';

interface Props {
  list: PostList;
  /** Nothing is chosen any more, so the bar goes. */
  onDone: () => void;
}

/** Actions on the chosen posts. */
export function ChosenBar({ list, onDone }: Props) {
  const { size } = useStore(list.$chosen, { ssr: 'initial' });
  const { posts } = useStore(list.$list, { ssr: 'initial' });
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function run(action: Promise<void>) {
    // First, so that the focus can then go to what offers to undo it.
    setAsking(false);
    setBusy(true);
    await action;
    setBusy(false);
    onDone();
  }
  /** To the editor of the copy. */
  async function duplicate() {
    const [post] = posts.filter(({ id }) => list.$chosen.get().has(id));
    const id = post && (await list.duplicate(post));
    if (id !== undefined) location.assign(`${list.board.editPath}/${id}`);
  }
  const actions: [string, () => void][] = [
    ['Publish', () => void run(list.setPublished(true))],
    ['Unpublish', () => void run(list.setPublished(false))],
    ['Delete', () => setAsking(true)],
    ...(size === 1 ? [['Duplicate', () => void duplicate()] as [string, () => void]] : []),
    ['Choose all', () => list.$chosen.set(new Set(posts.map(({ id }) => id)))],
    ['Choose none', () => void run(Promise.resolve(list.$chosen.set(new Set())))],
  ];
  return (
    <div
      role="group"
      aria-label="Chosen posts"
      className="sticky top-0 z-2 flex flex-wrap items-center gap-x-2 rounded-sheet border border-ink bg-sheet py-1.5 pr-1.5 pl-4 text-ui"
    >
      <p className="mr-auto" role="status">
        {postsOf(size)} chosen
      </p>
      {actions.map(([label, act]) => (
        <button
          key={label}
          type="button"
          className="text-button"
          data-danger={label === 'Delete' ? '' : undefined}
          disabled={busy}
          onClick={act}
        >
          {label}
        </button>
      ))}
      <ConfirmDialog
        open={asking}
        title={`Delete ${postsOf(size)}`}
        action="Delete"
        onCancel={() => setAsking(false)}
        onConfirm={() => void run(list.removeMany())}
      >
        You can restore them for 30 days.
      </ConfirmDialog>
    </div>
  );
}
