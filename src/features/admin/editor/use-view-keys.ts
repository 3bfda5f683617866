import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ContentView } from './preferences.ts';
import { isShortcut, VIEW_KEYS } from './shortcuts.ts';

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

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Not while an external post has no content, nor in the preview.
    if (!isShortcut(event, VIEW_KEYS) || !root.current?.checkVisibility()) return;
    event.preventDefault();
    const other = view === 'write' ? 'source' : 'write';
    onView(other);
    setWanted(other);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
