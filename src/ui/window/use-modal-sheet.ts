import { useLayoutEffect, type RefObject } from 'react';

/** What stays reachable: dialogs that open over the sheet, and the toasts. */
const STAYS = '[data-provider], #toasts';

/**
 * Makes an element that covers the screen modal for as long as it is: the rest of the page is inert
 * and does not scroll, and the element keeps clear of the keyboard that a phone puts on the screen.
 */
export function useModalSheet(active: boolean, ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!active || !sheet) return;
    if (!sheet.contains(document.activeElement)) sheet.focus();
    const root = document.documentElement;
    const others = besides(sheet);
    const stopFitting = fitToView(sheet);
    for (const other of others) other.inert = true;
    root.toggleAttribute('data-sheet', true);
    return () => {
      for (const other of others) other.inert = false;
      root.toggleAttribute('data-sheet', false);
      stopFitting();
    };
  }, [active, ref]);
}

/** Everything on the page that neither holds the sheet nor stays. */
function besides(sheet: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let at: HTMLElement = sheet;
    at !== document.body && at.parentElement;
    at = at.parentElement
  ) {
    for (const sibling of at.parentElement.children) {
      if (sibling !== at && sibling instanceof HTMLElement && !sibling.inert) found.push(sibling);
    }
  }
  return found.filter((element) => !element.matches(STAYS));
}

/**
 * Keeps the sheet in the part of the screen that is seen: a keyboard covers the page without making
 * it smaller, and no unit of CSS knows of it.
 */
function fitToView(sheet: HTMLElement): () => void {
  const view = window.visualViewport;
  const fit = () => {
    if (!view || view.scale !== 1) return;
    sheet.style.setProperty('--sheet-top', `${view.offsetTop}px`);
    sheet.style.setProperty('--sheet-height', `${view.height}px`);
  };
  fit();
  view?.addEventListener('resize', fit);
  view?.addEventListener('scroll', fit);
  return () => {
    view?.removeEventListener('resize', fit);
    view?.removeEventListener('scroll', fit);
    sheet.style.removeProperty('--sheet-top');
    sheet.style.removeProperty('--sheet-height');
  };
}
