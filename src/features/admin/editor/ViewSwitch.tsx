import { isMac } from './platform.ts';
import type { ContentView } from './preferences.ts';
import { shortcutName, VIEW_KEYS } from './shortcuts.ts';

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
    <div role="group" aria-label="Edit as" className="view-switch">
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
