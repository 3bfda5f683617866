/** Buttons that copy the page's URL (docs/spec.md: both alert texts). */
export function startShare(buttons: Iterable<Element>): void {
  for (const button of buttons) button.addEventListener('click', () => void share());
}

async function share(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    alert('Could not copy link to clipboard. Please copy the URL manually.');
    return;
  }
  alert('Link copied to clipboard!');
}
