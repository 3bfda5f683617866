/** Shows the owners' notice until the visitor closes it. Loaded where there is one; nothing else has to be called. */
const CLOSED = 'closedNotice';
/** The notice that was closed on this page, where storage is unavailable. */
let closed: string | null = null;

const notice = document.getElementById('notice');
const text = notice?.querySelector('p');
if (notice && text) start(notice, text);

function start(place: HTMLElement, words: HTMLElement): void {
  const show = () => place.toggleAttribute('data-shown', words.textContent !== (stored() ?? closed));
  show();
  // It may be another one when the page is seen again.
  new MutationObserver(show).observe(words, { childList: true });
  place.querySelector('button')?.addEventListener('click', () => {
    closed = words.textContent;
    try {
      sessionStorage.setItem(CLOSED, closed);
    } catch {
      // Storage is unavailable: it is closed on this page only.
    }
    show();
  });
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(CLOSED);
  } catch {
    return null;
  }
}

// A module of its own, though it gives nothing.
export {};
