/** Minimum window size (window.css) in rem, so that large type gets the full screen. As in Tools.astro. */
const TOO_SMALL = '(width < 23.125rem), (height < 34.375rem)';
/** Size of a window, in px. */
const HEIGHT = 550;

/** Whether a window is a full-screen sheet: it does not fit, or a phone's keyboard leaves too little room. */
export function isSheet(): boolean {
  const { height, scale } = window.visualViewport ?? { height: innerHeight, scale: 1 };
  return matchMedia(TOO_SMALL).matches || Math.round(height * scale) < HEIGHT;
}

/** @returns a function that unsubscribes. */
export function onSheetChange(tell: () => void): () => void {
  const stop = new AbortController();
  for (const target of [window, window.visualViewport]) {
    target?.addEventListener('resize', tell, stop);
  }
  return () => stop.abort();
}

/** Whether a window covers most of the page, sheet or not: on phones. */
export function coversPage(): boolean {
  return isSheet() || matchMedia('(width < 30rem)').matches;
}

/** Whether two windows fit side by side; if not, opening one closes the other. */
export function hasRoomForTwo(): boolean {
  return !isSheet() && matchMedia('(width >= 64rem)').matches;
}
