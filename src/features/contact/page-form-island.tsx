import { hydrateRoot } from 'react-dom/client';
import { ContactPageForm } from './ContactPageForm.tsx';

/** Takes over the form that the server rendered, with what is typed in it; resolves when it has. */
export function takeOver(root: HTMLElement): Promise<void> {
  const form = root.querySelector('form');
  const fields = form ? Object.fromEntries(new FormData(form)) : {};
  const typed = { ...fields, consent: fields.consent === 'on' };
  return new Promise((resolve) => {
    hydrateRoot(root, <ContactPageForm typed={typed} onReady={resolve} />);
  });
}
