import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * The focus goes in when a window opens, and back to what opened it when it closes. Its floating
 * button says whether it is open, and closes it then.
 *
 * @param name as in the `data-open` of that button.
 * @param target where the focus goes; nowhere where the window came open with the page.
 */
export function useFocus(
  name: string,
  open: boolean,
  box: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null> | undefined,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const button = document.querySelector<HTMLElement>(`[data-open="${name}"][aria-expanded]`);
    if (button) button.ariaExpanded = String(open);
    if (!open) return;
    const opener = document.activeElement;
    target?.current?.focus();
    button?.addEventListener('click', closeInstead);
    return () => {
      button?.removeEventListener('click', closeInstead);
      // After the rest of the page has come back to life.
      queueMicrotask(giveBack);
    };

    // The frame opens what is asked for, unless somebody has dealt with the click before it.
    function closeInstead(event: Event) {
      event.preventDefault();
      close();
    }

    function giveBack() {
      const { activeElement, body } = document;
      // Who has gone on to something else is not called back.
      if (activeElement !== body && !box.current?.contains(activeElement)) return;
      const isThere = opener instanceof HTMLElement && opener !== body && opener.checkVisibility();
      (isThere ? opener : button)?.focus();
    }
  }, [box, name, open, target]);
}
