import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { type PostList, postsOf, type Undo } from './store.ts';

interface Props {
  list: PostList;
  /** Whether no dialog covers it. */
  isReachable: boolean;
  onUndo: (undo: Undo) => void;
}

/** Offers to restore a post that was just deleted. A toast would disappear while it is being read. */
export function UndoStrip(props: Props) {
  const undo = useStore(props.list.$undo, { ssr: 'initial' });
  return <div role="status">{undo && <Strip key={undo.ids.join()} undo={undo} {...props} />}</div>;
}

function Strip({ list, undo, isReachable, onUndo }: Props & { undo: Undo }) {
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
      <button ref={button} type="button" className="text-button" onClick={() => onUndo(undo)}>
        Undo
      </button>
      <button
        type="button"
        className="cross relative size-9 flex-none text-ink-2 [--cross-line:1.5px] [--cross:0.9375rem] hover:text-ink"
        aria-label="Dismiss"
        onClick={() => list.$undo.set(null)}
      />
    </div>
  );
}
