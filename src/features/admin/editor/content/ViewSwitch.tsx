import { useStore } from '@nanostores/react';
import { useEffect, type RefObject, useRef } from 'react';
import { useKeydown } from '../../parts/use-keydown.ts';
import { type ContentView, $contentView } from '../preferences.ts';
import type { MountedEditor } from './surface.ts';
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
    <div role="group" aria-label="Edit as" className="flex gap-1">
      {views.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className="selectable min-h-9 px-3 py-1"
          aria-pressed={view === name}
          title={`${label} (${shortcutName(VIEW_KEYS)})`}
          onClick={() => onView(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/**
 * Switches between the views of the content, also by keyboard, and carries the cursor along; by keyboard the focus too.
 *
 * @param root the field of the content
 * @param editors of each view; null until it is loaded
 * @param isUsed whether the cursor was ever in the content; otherwise there is nothing to carry
 */
export function useViews(
  root: RefObject<HTMLElement | null>,
  editors: Readonly<Record<ContentView, MountedEditor | null>>,
  isUsed: () => boolean,
): (view: ContentView) => void {
  const view = useStore($contentView);
  const current = editors[view];
  const carried = useRef<{ caret: number | undefined; isFocused: boolean }>(undefined);
  useEffect(() => {
    if (!current || !carried.current) return;
    const { caret, isFocused } = carried.current;
    carried.current = undefined;
    if (caret !== undefined) current.placeCaret(caret);
    if (isFocused) current.focus();
  }, [current]);

  function show(next: ContentView, isFocused = false) {
    if (next === view) return;
    carried.current = { caret: isUsed() ? current?.caret() : undefined, isFocused };
    $contentView.set(next);
  }
  useKeydown((event) => {
    // Not while an external post has no content, nor in the preview.
    if (!isShortcut(event, VIEW_KEYS) || !root.current?.checkVisibility()) return;
    event.preventDefault();
    show(view === 'write' ? 'source' : 'write', true);
  });
  return show;
}
