import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Moves the focus to `target` when a window opens, and back when it closes; its floating button then closes it. */
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
      if (activeElement !== body && !box.current?.contains(activeElement)) return;
      const isThere = opener instanceof HTMLElement && opener !== body && opener.checkVisibility();
      (isThere ? opener : button)?.focus();
    }
  }, [box, name, open, target]);
}
