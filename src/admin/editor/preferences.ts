/** How somebody likes to edit, remembered by this browser. */
import { atom } from 'nanostores';
import { storedValue } from '#src/lib/stored-value.ts';

/** How the content is edited: as it will look, or as its source. */
export const $contentView = storedAtom<'write' | 'source'>(
  'editorContentView',
  'source',
  (value) => value === 'write' || value === 'source',
);

/** Whether the panel with everything but title and content is open. */
export const $settingsOpen = storedAtom('editorSettingsOpen', true, (value) => typeof value === 'boolean');

function storedAtom<Value>(key: string, standard: Value, isValue: (value: unknown) => value is Value) {
  const stored = storedValue('localStorage', key, isValue);
  const $value = atom(stored.read() ?? standard);
  $value.listen((value) => stored.write(value));
  return $value;
}
