import { hydrateRoot } from 'react-dom/client';
import { ContactPageForm } from './ContactPageForm.tsx';
import type { ContactValues } from './use-contact-form.ts';

/** Takes over the form that the server rendered, with what is typed in it already. */
export function takeOver(root: HTMLElement): void {
  const form = root.querySelector('form');
  const typed = form ? Object.fromEntries(new FormData(form)) : {};
  const initial = { ...typed, consent: typed.consent === 'on' } as Partial<ContactValues>;
  const { activeElement } = document;
  const name = activeElement instanceof HTMLInputElement ? activeElement.name : undefined;
  hydrateRoot(root, <ContactPageForm initial={initial} />);
  if (name) root.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
