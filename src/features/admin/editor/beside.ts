import { atom } from 'nanostores';
import { keptIn } from '#src/lib/kept.ts';

const kept = keptIn('localStorage', 'editorPreviewBeside', (value) => typeof value === 'boolean');

/** Whether this editor wants the preview beside the form, where there is room; kept in this browser. */
export const $beside = atom(kept.read() ?? true);

export function setBeside(beside: boolean): void {
  $beside.set(beside);
  kept.write(beside);
}
