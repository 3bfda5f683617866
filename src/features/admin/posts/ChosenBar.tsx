import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { TextButton } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
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
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function run(action: Promise<void>) {
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
        <TextButton
          key={label}

          isDanger={label === 'Delete'}
          disabled={busy}
          onClick={act}
        >
          {label}
        </TextButton>
      ))}
      <ConfirmDialog
        open={asking}
        title={`Delete ${postsOf(size)}`}
        action="Delete"
        onClose={() => setAsking(false)}
        // Not awaited: the focus can then go to what offers to undo it.
        onConfirm={() => void run(list.removeMany())}
      >
        You can restore them for 30 days.
      </ConfirmDialog>
    </div>
  );
}

interface UndoProps {
  list: PostList;
  /** Whether no dialog covers it. */
  isReachable: boolean;
  onUndo: (undo: Undo) => void;
}

/** Offers to restore a post that was just deleted. A toast would disappear while it is being read. */
export function UndoStrip(props: UndoProps) {
  const undo = useStore(props.list.$undo, { ssr: 'initial' });
  return <div role="status">{undo && <Strip key={undo.ids.join()} undo={undo} {...props} />}</div>;
}

function Strip({ list, undo, isReachable, onUndo }: UndoProps & { undo: Undo }) {
  const button = useRef<HTMLButtonElement>(null);
  // The delete button has disappeared together with its row.
  useEffect(() => {
    if (undo.here && isReachable) button.current?.focus({ preventScroll: true });
  }, [undo, isReachable]);

  return (
    <div className="mt-5 flex items-center gap-x-4 gap-y-1 rounded-sheet border border-rule-strong bg-sheet py-2 pr-1.5 pl-4 text-ui">
      <p className="min-w-0 flex-1 wrap-anywhere">
        {undo.ids.length > 1
          ? `${postsOf(undo.ids.length)} were deleted.`
          : `“${undo.title}” was deleted.`}{' '}
        <span className="text-ink-2">
          {undo.ids.length > 1 ? 'They' : 'It'} can be restored for 30 days.
        </span>
      </p>
      <TextButton ref={button} onClick={() => onUndo(undo)}>
        Undo
      </TextButton>
      <button
        type="button"
        className="cross relative size-9 flex-none text-ink-2 [--cross-line:1.5px] [--cross:0.9375rem] hover:text-ink"
        aria-label="Dismiss"
        onClick={() => list.$undo.set(null)}
      />
    </div>
  );
}
