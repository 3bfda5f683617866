/** Takes away the portraits that cannot be loaded, so that the initials under them show. */
export function startPortraits(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-portrait]')) {
    const takeAway = () => (image.hidden = true);
    // What failed before this code came tells nobody any more.
    if (image.complete && image.naturalWidth === 0) takeAway();
    else image.addEventListener('error', takeAway);
  }
}
