import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useKeydown } from '../../parts/keys.ts';
import { $contentView } from '../preferences.ts';
import type { MountedEditor } from './mounted-editor.ts';
import { shortcutName, VIEW_KEYS, isShortcut } from './shortcuts.ts';

const views = [
  ['write', 'Write'],
  ['source', 'Source'],
] as const;

/**
 * Switches between the content as it will look and its source; by keyboard, the focus goes along.
 *
 * @param editor of the current view; null until it is loaded
 */
export function ViewSwitch({ editor }: { editor: MountedEditor | null }) {
  const view = useStore($contentView);
  const group = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);

  useEffect(() => {
    if (editor && isByKey.current) editor.focus();
    if (editor) isByKey.current = false;
  }, [editor]);
  useKeydown((event) => {
    // Not while an external post has no content, nor in the preview.
    if (!isShortcut(event, VIEW_KEYS) || !group.current?.checkVisibility()) return;
    event.preventDefault();
    isByKey.current = true;
    $contentView.set(view === 'write' ? 'source' : 'write');
  });

  return (
    <div ref={group} role="group" aria-label="Edit as" className="flex gap-1">
      {views.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className="selectable min-h-9 px-3 py-1"
          aria-pressed={view === name}
          title={`${label} (${shortcutName(VIEW_KEYS)})`}
          onClick={() => $contentView.set(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
