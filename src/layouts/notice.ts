const CLOSED = 'closedNotice';
/** The notice that was closed on this page, where storage is unavailable. */
let closed: string | null = null;

/** Shows the owners' notice, unless the visitor has closed it; loaded where there is one. Called again, where it may have changed. */
export function showNotice(notice: HTMLElement): void {
  const { textContent: text } = notice.querySelector('p') as HTMLElement;
  const close = notice.querySelector('button') as HTMLElement;
  notice.toggleAttribute('data-shown', text !== (stored() ?? closed));
  close.onclick = () => {
    closed = text;
    try {
      sessionStorage.setItem(CLOSED, text);
    } catch {
      // Storage is unavailable: it is closed on this page only.
    }
    notice.removeAttribute('data-shown');
  };
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(CLOSED);
  } catch {
    return null;
  }
}
