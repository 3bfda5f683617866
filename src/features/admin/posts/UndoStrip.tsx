import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { PostList, Undo } from './store.ts';

interface Props {
  list: PostList;
  /** No dialog lies over it. */
  inReach: boolean;
  onUndo: (undo: Undo) => void;
}

/** Offers a post back that was just deleted. A toast would take the offer away while it is being read. */
export function UndoStrip(props: Props) {
  const undo = useStore(props.list.$undo, { ssr: 'initial' });
  return <div role="status">{undo && <Strip key={undo.id} undo={undo} {...props} />}</div>;
}

function Strip({ list, undo, inReach, onUndo }: Props & { undo: Undo }) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that deleted it is gone with its row.
  useEffect(() => {
    if (undo.here && inReach) button.current?.focus({ preventScroll: true });
  }, [undo, inReach]);

  return (
    <div className="undo">
      <p>
        “{undo.title}” is deleted.{' '}
        <span className="text-ink-2">It can be restored for 30 days.</span>
      </p>
      <button ref={button} type="button" className="text-button" onClick={() => onUndo(undo)}>
        Undo
      </button>
      <button
        type="button"
        className="undo-close cross"
        aria-label="Dismiss"
        onClick={() => list.$undo.set(null)}
      />
    </div>
  );
}
