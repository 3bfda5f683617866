import { atom } from 'nanostores';
import { storedValue } from '#src/lib/stored-value.ts';

const stored = storedValue(
  'localStorage',
  'editorSettingsOpen',
  (value) => typeof value === 'boolean',
);

/** Whether the panel with everything but title and content is open; stored in this browser. */
export const $settingsOpen = atom(stored.read() ?? true);

export function setSettingsOpen(open: boolean): void {
  $settingsOpen.set(open);
  stored.write(open);
}
