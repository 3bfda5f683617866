import { calculatorHashes, openCalculator } from '#src/features/calculator/store.ts';
import { openChat } from '#src/features/chat/store.ts';
import { openContact } from '#src/features/contact/store.ts';

const openers: Record<string, (about?: string) => void> = {
  contact: (about) => openContact(about ? { about } : {}),
  chat: openChat,
  calculator: openCalculator,
};

/**
 * Everything that opens a dialog or a window: buttons (`data-open`), the document's events
 * `open-contact`, `open-ai-chat` and `open-calculator`, `window.openCalculator()` and the hashes.
 */
export function startOpeners(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-open]');
    if (!button || event.defaultPrevented) return;
    // Safari does not focus what is clicked, and the focus must find its way back.
    button.focus({ preventScroll: true });
    try {
      openers[button.dataset.open ?? '']?.(button.value);
      // Only now: where it could not be opened, the button's form leads to a page that serves.
      event.preventDefault();
    } catch (error) {
      if (button.dataset.open !== 'calculator') throw error;
      event.preventDefault();
      alert('Please use the calculator button in the bottom right instead');
    }
  });

  document.addEventListener('open-contact', (event) => {
    openers.contact?.((event as CustomEvent<{ about?: string } | null>).detail?.about);
  });
  document.addEventListener('open-ai-chat', openChat);
  document.addEventListener('open-calculator', openCalculator);
  Object.assign(window, { openCalculator });
  const onHash = () => calculatorHashes.includes(location.hash) && openCalculator();
  addEventListener('hashchange', onHash);
  onHash();
}
