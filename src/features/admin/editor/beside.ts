import { atom } from 'nanostores';

const KEY = 'editorPreviewBeside';

/** Whether this editor wants the preview beside the form, where there is room; kept in this browser. */
export const $beside = atom(kept());

export function setBeside(beside: boolean): void {
  $beside.set(beside);
  try {
    localStorage.setItem(KEY, beside ? 'yes' : 'no');
  } catch {
    // Storage is refused: the choice holds for this page.
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no';
  } catch {
    return true;
  }
}
