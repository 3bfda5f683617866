import { site } from '#src/content/site.ts';
import { takeOverIsland } from '#src/ui/island/start-island.tsx';
import { ContactPageForm } from './ContactPageForm.tsx';
import type { ContactValues } from './use-contact-form.ts';

/** Replaces the server-rendered form and keeps what was typed in it; resolves when done. */
export function hydrate(root: HTMLElement): Promise<void> {
  const form = root.querySelector('form');
  const fields = form ? Object.fromEntries(new FormData(form)) : {};
  const typed: Partial<ContactValues> = { ...fields, consent: fields.consent === 'on' };
  return new Promise((resolve) => {
    takeOverIsland(root, <ContactPageForm typed={typed} onReady={resolve} />, site);
  });
}
