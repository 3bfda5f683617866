import { calculatorHashes, openCalculator } from '#src/features/calculator/store.ts';
import { openChat } from '#src/features/chat/store.ts';
import { openContact } from '#src/features/contact/store.ts';
import { openSchedule } from '#src/features/scheduling/store.ts';

const openers: Record<string, (about?: string) => void> = {
  contact: (about) => openContact(about ? { about } : {}),
  chat: () => {
    document.dispatchEvent(new Event('open-ai-chat'));
    openChat();
  },
  calculator: openCalculator,
  schedule: openSchedule,
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
    } catch {
      // Not on this page: the form leads on, but for the calculator, which the spec has an alert for.
      if (button.dataset.open !== 'calculator') return;
      event.preventDefault();
      alert('Please use the calculator button in the bottom right instead');
    }
  });

  document.addEventListener('open-contact', (event) => {
    openers.contact?.((event as CustomEvent<{ about?: string } | null>).detail?.about);
  });
  document.addEventListener('open-ai-chat', () => {
    if (isHere('chat')) openChat();
  });
  const calculate = () => isHere('calculator') && openCalculator();
  document.addEventListener('open-calculator', calculate);
  Object.assign(window, { openCalculator });
  const onHash = () => calculatorHashes.includes(location.hash) && calculate();
  addEventListener('hashchange', onHash);
  onHash();
  // It was open on the page before, as the head's script has seen before the first paint.
  if ('chat' in document.documentElement.dataset && isHere('chat')) openChat('kept');
}

/** An event or a hash asks for nothing where the page has nothing to open; an action throws. */
function isHere(name: string): boolean {
  return document.querySelector(`[data-provider="${name}"]`) !== null;
}
