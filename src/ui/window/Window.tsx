import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { DocumentKind } from '#src/lib/documents.data.ts';
import type { Elements } from '../elements.ts';
import { trapFocus } from '../dialog/trap-focus.ts';
import { adoptStyles } from './adopt-styles.ts';
import { isSheet, onSheetChange } from './sheet.ts';
import styles from './window.css?inline';

adoptStyles(styles);

/** The button in the head of a window. */
const toolLook =
  'relative grid size-11 flex-none place-items-center rounded-sheet transition-colors enabled:hover:bg-current/9';

interface Props {
  /** As in `data-open` of its opener. */
  name: string;
  open: boolean;
  /** The accessible name, if the title is shorter. */
  label: string;
  /** The accessible name of the button that closes it. */
  closeLabel: string;
  /** The icon beside the title. */
  document: DocumentKind;
  title: string;
  subtitle: string;
  /** Where the focus goes on opening; none if it opened with the page. */
  focus?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
  children: Elements;
}

/** A region beside the page; if it does not fit, a full-screen modal dialog of the same element, which keeps the focus. */
export function Window({ name, open, label, closeLabel, title, subtitle, focus, onClose, ...props }: Props) {
  const ref = useRef<HTMLElement>(null);
  const covers = useSyncExternalStore(onSheetChange, isSheet);
  const isModal = open && covers;
  const close = useEffectEvent(onClose);
  // Moves the focus there when it opens, and back when it closes; its floating button then closes it.
  useLayoutEffect(() => {
    const button = document.querySelector<HTMLElement>(`[data-open="${name}"][aria-expanded]`);
    if (button) button.setAttribute('aria-expanded', String(open));
    if (!open) return;
    const opener = document.activeElement;
    focus?.current?.focus();
    button?.addEventListener('click', closeInstead);
    return () => {
      button?.removeEventListener('click', closeInstead);
      // After the rest of the page is no longer inert.
      queueMicrotask(returnFocus);
    };

    // Prevents the frame's listener from opening the window again.
    function closeInstead(event: Event) {
      event.preventDefault();
      close();
    }

    function returnFocus() {
      const { activeElement, body } = document;
      // Do not take the focus from where the visitor has moved it since.
      if (activeElement !== body && !ref.current?.contains(activeElement)) return;
      const isThere = opener instanceof HTMLElement && opener !== body && opener.getClientRects().length > 0;
      (isThere ? opener : button)?.focus();
    }
  }, [name, open, focus]);
  useModalSheet(isModal, ref);

  return (
    <section
      ref={ref}
      className={`window window-${name}`}
      hidden={!open}
      data-restored={!focus || undefined}
      tabIndex={-1}
      role={covers ? 'dialog' : 'region'}
      aria-modal={isModal || undefined}
      aria-label={label}
      onKeyDown={(event) => {
        if (isModal) trapFocus(event.nativeEvent, event.currentTarget);
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="window-head flex items-center gap-1 border-b border-field py-3 pr-2 pl-5">
        {/* Only one marigold element per view, and the window has another one. */}
        <svg
          className="mr-2 w-6 flex-none overflow-visible [--doc-mark:var(--doc-soft)] in-[[role=dialog]]:hidden"
          viewBox="0 0 40 52"
          aria-hidden="true"
        >
          <use href={`#doc-${props.document}`} />
        </svg>
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.25rem]/[1.25]">{title}</h2>
          <p className="text-note/[1.4] text-ink-2">{subtitle}</p>
        </div>
        <button type="button" className={`${toolLook} cross`} aria-label={closeLabel} onClick={onClose} />
      </div>
      {props.children}
    </section>
  );
}

/** Parts that stay reachable: dialogs that open over the sheet, and toasts. */
const STAYS = '[data-provider], #toasts';

/** Makes the rest of the page inert, and keeps the element above a phone's on-screen keyboard. */
function useModalSheet(active: boolean, ref: RefObject<HTMLElement | null>): void {
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
  const listening = new AbortController();
  for (const type of ['resize', 'scroll']) view?.addEventListener(type, fit, listening);
  return () => {
    listening.abort();
    sheet.style.removeProperty('--sheet-top');
    sheet.style.removeProperty('--sheet-height');
  };
}
