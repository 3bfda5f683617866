import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, type RefObject, useRef } from 'react';
import { useKeydown } from '../../parts/keys.ts';
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
 * @param place the cursor's offset in the source; null if it was never there
 */
export function useViews(
  root: RefObject<HTMLElement | null>,
  editors: Readonly<Record<ContentView, MountedEditor | null>>,
  place: () => number | null,
): (view: ContentView) => void {
  const view = useStore($contentView);
  const current = editors[view];
  const isByKey = useRef(false);
  const enter = useEffectEvent((editor: MountedEditor) => {
    const offset = place();
    if (offset !== null) editor.placeCaret(offset);
    if (isByKey.current) editor.focus();
    isByKey.current = false;
  });
  useEffect(() => {
    if (current) enter(current);
  }, [current]);

  useKeydown((event) => {
    // Not while an external post has no content, nor in the preview.
    if (!isShortcut(event, VIEW_KEYS) || !root.current?.checkVisibility()) return;
    event.preventDefault();
    isByKey.current = true;
    $contentView.set(view === 'write' ? 'source' : 'write');
  });
  return (next) => $contentView.set(next);
}
