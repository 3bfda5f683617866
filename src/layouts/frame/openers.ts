import { frame } from '#src/content/messages.ts';
import { calculatorHashes, openCalculator } from '#src/features/calculator/store.ts';
import { openChat } from '#src/features/chat/store.ts';
import { type ContactContext, openContact } from '#src/features/contact/store.ts';
import { openSchedule, scheduleHash } from '#src/features/scheduling/store.ts';

const openers: Record<string, (button: HTMLButtonElement, onFailure?: () => void) => void> = {
  contact: ({ value, dataset }) => openContact({ about: value, message: dataset.message }),
  chat: () => document.dispatchEvent(new Event('open-ai-chat')),
  calculator: (_, onFailure) => openCalculator(onFailure),
  schedule: ({ value }) => openSchedule(value === 'next'),
};

/**
 * Everything that opens a dialog or a window: buttons (`data-open`), the events `open-contact`,
 * `open-ai-chat` and `open-calculator` on the document or the window, and hashes.
 * The script in the head (inline-scripts.ts) keeps events from before this runs and dispatches them again; it also
 * defines `window.openCalculator()`.
 */
export function startOpeners(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-open]');
    if (!button || event.defaultPrevented) return;
    // Safari does not focus a clicked button, which must get the focus back later.
    button.focus({ preventScroll: true });
    const name = button.dataset.open as string;
    const onFailure = name === 'calculator' && button.closest('header') ? showCalculatorHint : undefined;
    openers[name]?.(button, onFailure);
    // Last, because if opening throws, the button's form leads to a page that works without scripts.
    event.preventDefault();
  });

  // In the capture phase, the window receives its own events and the document's.
  addEventListener(
    'open-contact',
    (event) => openContact((event as CustomEvent<ContactContext | null>).detail ?? {}),
    true,
  );
  if (!import.meta.env.WITHOUT_CHAT) addEventListener('open-ai-chat', () => openChat(), true);
  if (!import.meta.env.WITHOUT_CALCULATOR) addEventListener('open-calculator', () => openCalculator(), true);
  const onHash = () => {
    if (!import.meta.env.WITHOUT_CALCULATOR && calculatorHashes.includes(location.hash)) openCalculator();
    if (location.hash !== scheduleHash) return;
    openSchedule();
    // A reload after closing must not open it again.
    history.replaceState(history.state, '', location.pathname);
  };
  addEventListener('hashchange', onHash);
  onHash();
  // It was open on the previous page, as the head's script has detected before the first paint.
  if (!import.meta.env.WITHOUT_CHAT && 'chat' in document.documentElement.dataset) openChat('restored');
}

/** Shown if the menu cannot open the calculator (docs/spec.md). */
function showCalculatorHint(): void {
  alert(frame.calculatorButtonInstead);
}
