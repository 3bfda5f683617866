/** Where there is no room for a window beside the page: phones, either way up. As in window.css. */
const SHEET = '(width < 30rem), (height < 30rem)';

/** Whether a window is a sheet over the whole screen. */
export function isSheet(): boolean {
  return matchMedia(SHEET).matches;
}

/** @returns what stops it. */
export function onSheetChange(tell: () => void): () => void {
  const query = matchMedia(SHEET);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether two windows fit beside each other; where they do not, opening one closes the other. */
export function hasRoomForTwo(): boolean {
  return matchMedia('(width >= 64rem)').matches;
}
