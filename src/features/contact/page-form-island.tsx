import { hydrateRoot } from 'react-dom/client';
import { ContactPageForm } from './ContactPageForm.tsx';
import type { ContactValues } from './use-contact-form.ts';

/** Takes over the form that the server rendered, with what is typed in it; resolves when it has. */
export function takeOver(root: HTMLElement): Promise<void> {
  const form = root.querySelector('form');
  const typed = form ? Object.fromEntries(new FormData(form)) : {};
  const initial = { ...typed, consent: typed.consent === 'on' } as Partial<ContactValues>;
  return new Promise((resolve) => {
    hydrateRoot(root, <ContactPageForm initial={initial} onReady={resolve} />);
  });
}
