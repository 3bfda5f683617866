import { atom } from 'nanostores';
import { storedValue } from '#src/lib/stored-value.ts';

const stored = storedValue(
  'localStorage',
  'editorPreviewBeside',
  (value) => typeof value === 'boolean',
);

/** Whether the preview is shown beside the form if it fits; stored in this browser. */
export const $beside = atom(stored.read() ?? false);

export function setBeside(beside: boolean): void {
  $beside.set(beside);
  stored.write(beside);
}
