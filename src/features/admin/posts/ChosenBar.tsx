import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { TextButton } from '../parts/Button.tsx';
import { confirm } from '../parts/confirm.tsx';
import { postsOf } from './query.ts';
import type { PostList, Undo } from './store.ts';

interface Props {
  list: PostList;
  /** Nothing is chosen any more, so the bar goes. */
  onDone: () => void;
}

/** Actions on the chosen posts. */
export function ChosenBar({ list, onDone }: Props) {
  const { size } = useStore(list.$chosen, { ssr: 'initial' });
  const { value: posts = [] } = useStore(list.$list, { ssr: 'initial' });
  const [busy, setBusy] = useState(false);

  const chosen = () => posts.filter(({ id }) => list.$chosen.get().has(id));
  async function run(action: Promise<unknown>) {
    setBusy(true);
    await action;
    setBusy(false);
    onDone();
  }
  async function remove() {
    const isConfirmed = await confirm({
      title: `Delete ${postsOf(size)}`,
      action: 'Delete',
      text: 'You can restore them for 30 days.',
    });
    if (isConfirmed) await run(list.remove(chosen()));
  }
  /** To the editor of the copy. */
  async function duplicate() {
    const [post] = chosen();
    const id = post && (await list.duplicate(post));
    if (id !== undefined) location.assign(`${list.board.editPath}/${id}`);
  }
  const actions: [string, () => void][] = [
    ['Publish', () => void run(list.setPublished(true))],
    ['Unpublish', () => void run(list.setPublished(false))],
    ['Delete', () => void remove()],
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
        <TextButton key={label} isDanger={label === 'Delete'} disabled={busy} onClick={act}>
          {label}
        </TextButton>
      ))}
    </div>
  );
}

interface UndoProps {
  list: PostList;
  onUndo: (undo: Undo) => void;
}

/** Offers to restore what was just deleted. A toast would disappear while it is being read. */
export function UndoStrip({ list, onUndo }: UndoProps) {
  const undo = useStore(list.$undo, { ssr: 'initial' });
  if (!undo) return <div role="status" />;
  const isMany = undo.ids.length > 1;
  return (
    <div role="status">
      <div className="mt-5 flex items-center gap-x-4 gap-y-1 rounded-sheet border border-rule-strong bg-sheet py-2 pr-1.5 pl-4 text-ui">
        <p className="min-w-0 flex-1 wrap-anywhere">
          {isMany ? `${postsOf(undo.ids.length)} were deleted.` : `“${undo.title}” was deleted.`}{' '}
          <span className="text-ink-2">{isMany ? 'They' : 'It'} can be restored for 30 days.</span>
        </p>
        <TextButton id="undo" onClick={() => onUndo(undo)}>
          Undo
        </TextButton>
        <button
          type="button"
          className="cross relative size-9 flex-none text-ink-2 [--cross-line:1.5px] [--cross:0.9375rem] hover:text-ink"
          aria-label="Dismiss"
          onClick={() => list.$undo.set(null)}
        />
      </div>
    </div>
  );
}
