/** How somebody likes to edit, remembered by this browser. */
import { isBoolean, storedAtom } from '../parts/stored-atom.ts';

/** How the content is edited: as it will look, or as its source. */
export type ContentView = 'write' | 'source';

export const $contentView = storedAtom<ContentView>(
  'editorContentView',
  'source',
  (value): value is ContentView => value === 'write' || value === 'source',
);

/** Whether the panel with everything but title and content is open. */
export const $settingsOpen = storedAtom('editorSettingsOpen', true, isBoolean);
