import { useEffect, useState, type RefObject, useRef } from 'react';
import { useKeydown } from '../../parts/use-keydown.ts';
import { isMac } from './platform.ts';
import { type ContentView, $contentView } from '../preferences.ts';
import type { CaretHolder } from './surface.ts';
import { shortcutName, VIEW_KEYS, isShortcut } from './shortcuts.ts';

interface Props {
  view: ContentView;
  onView: (view: ContentView) => void;
}

const views = [
  ['write', 'Write'],
  ['source', 'Source'],
] as const;

/** Switches between the content as it will look and its source. */
export function ViewSwitch({ view, onView }: Props) {
  return (
    <div role="group" aria-label="Edit as" className="view-switch flex gap-1">
      {views.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className="selectable"
          aria-pressed={view === name}
          title={`${label} (${shortcutName(VIEW_KEYS, isMac)})`}
          onClick={() => onView(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/**
 * Switches between the views of the content by keyboard; the text of the new one gets the focus as soon as it is there.
 *
 * @param root the field of the content
 * @param surface the editor of the current view; null while it loads
 * @param onView switches to a view
 */
export function useViewKeys(
  root: RefObject<HTMLElement | null>,
  view: ContentView,
  surface: { focus: () => void } | null,
  onView: (view: ContentView) => void,
): void {
  const [wanted, setWanted] = useState<ContentView>();
  useEffect(() => {
    if (wanted !== view || !surface) return;
    surface.focus();
    setWanted(undefined);
  }, [wanted, view, surface]);

  useKeydown((event) => {
    // Not while an external post has no content, nor in the preview.
    if (!isShortcut(event, VIEW_KEYS) || !root.current?.checkVisibility()) return;
    event.preventDefault();
    const other = view === 'write' ? 'source' : 'write';
    onView(other);
    setWanted(other);
  });
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
