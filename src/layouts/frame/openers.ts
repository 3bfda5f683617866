import { calculatorHashes, openCalculator } from '#src/features/calculator/store.ts';
import { openChat } from '#src/features/chat/store.ts';
import { openContact } from '#src/features/contact/store.ts';
import { openSchedule, scheduleHash } from '#src/features/scheduling/store.ts';

const openers: Record<string, (about?: string, onFailure?: () => void) => void> = {
  contact: (about) => openContact(about ? { about } : {}),
  chat: () => document.dispatchEvent(new Event('open-ai-chat')),
  calculator: (_, onFailure) => openCalculator(onFailure),
  schedule: openSchedule,
};

/**
 * Everything that opens a dialog or a window: buttons (`data-open`), the events `open-contact`,
 * `open-ai-chat` and `open-calculator` on the document or the window, and hashes. What is dispatched before
 * this runs is kept and dispatched again by integrations/script-start.ts, where `window.openCalculator()` stands too.
 */
export function startOpeners(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-open]');
    if (!button || event.defaultPrevented) return;
    // Safari does not focus what is clicked, and the focus must find its way back.
    button.focus({ preventScroll: true });
    const name = button.dataset.open as string;
    const onFailure =
      name === 'calculator' && button.closest('header') ? pointToItsButton : undefined;
    openers[name]?.(button.value, onFailure);
    // Only now: where it throws, the button's form leads to a page that serves.
    event.preventDefault();
  });

  // While they are captured, the window hears its own events and the document's.
  addEventListener(
    'open-contact',
    (event) => openers.contact?.((event as CustomEvent<{ about?: string } | null>).detail?.about),
    true,
  );
  addEventListener('open-ai-chat', () => openChat(), true);
  addEventListener('open-calculator', () => openCalculator(), true);
  const onHash = () => {
    if (calculatorHashes.includes(location.hash)) openCalculator();
    if (location.hash !== scheduleHash) return;
    openSchedule();
    // Whoever closes it and reloads the page does not want it again.
    history.replaceState(history.state, '', location.pathname);
  };
  addEventListener('hashchange', onHash);
  onHash();
  // It was open on the page before, as the head's script has seen before the first paint.
  if ('chat' in document.documentElement.dataset) openChat('kept');
}

/** What the menu says where the calculator cannot be opened (docs/spec.md). */
function pointToItsButton(): void {
  alert('Please use the calculator button in the bottom right instead');
}
