import { atom } from 'nanostores';
import { storedValue } from '#src/lib/stored-value.ts';

/** How the content is edited: as it will look, or as its source. */
export type ContentView = 'write' | 'source';

const stored = storedValue(
  'localStorage',
  'editorContentView',
  (value): value is ContentView => value === 'write' || value === 'source',
);

/** The view that was chosen last in this browser. */
export const $contentView = atom<ContentView>(stored.read() ?? 'source');

export function setContentView(view: ContentView): void {
  $contentView.set(view);
  stored.write(view);
}
