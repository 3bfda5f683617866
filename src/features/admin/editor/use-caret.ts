import { useEffect, useRef } from 'react';
import { $contentView, type ContentView } from './preferences.ts';

/** An editor whose cursor can be carried to another. Places are offsets in the source, a line break being one. */
export interface CaretHolder {
  caret: () => number;
  /** Moves the cursor and scrolls to it; the focus stays where it is. */
  placeCaret: (caret: number) => void;
}

/**
 * Switches the view of the content, and carries the cursor along.
 *
 * @param editors of each view; null until it is loaded
 * @param isUsed whether the cursor was ever in the content; otherwise there is nothing to carry
 */
export function useCaret(
  view: ContentView,
  editors: Readonly<Record<ContentView, CaretHolder | null>>,
  isUsed: () => boolean,
): (view: ContentView) => void {
  const carried = useRef<number>(undefined);
  const current = editors[view];
  useEffect(() => {
    if (carried.current === undefined) return;
    current?.placeCaret(carried.current);
    if (current) carried.current = undefined;
  }, [current]);
  return (next) => {
    if (next !== view && isUsed()) carried.current = current?.caret();
    $contentView.set(next);
  };
}
