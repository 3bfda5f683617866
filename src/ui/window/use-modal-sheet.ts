import { useLayoutEffect, type RefObject } from 'react';

/** Parts that stay reachable: dialogs that open over the sheet, and toasts. */
const STAYS = '[data-provider], #toasts';

/** Makes the rest of the page inert, and keeps the element above a phone's on-screen keyboard. */
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

/** All elements of the page that neither contain the sheet nor stay reachable. */
function besides(sheet: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: HTMLElement = sheet; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling !== at && sibling instanceof HTMLElement && !sibling.inert) found.push(sibling);
    }
  }
  return found.filter((element) => !element.matches(STAYS));
}

/** Fits the sheet to the visible part of the screen, which no CSS unit describes while a keyboard is open. */
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
