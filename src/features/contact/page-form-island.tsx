import { flushSync } from 'react-dom';
import { departments, emptyContact } from '#src/contracts/contact.ts';
import { site } from '#src/content/site.ts';
import { keepFocus } from '#src/ui/form/keep-focus.ts';
import { takeOverIsland } from '#src/ui/island/start-island.tsx';
import { ContactPageForm } from './ContactPageForm.tsx';
import { storedDraft } from './draft.ts';
import type { ContactValues } from './use-contact-form.ts';

/** Takes over the server-rendered form with what was typed in it before. */
export function hydrate(root: HTMLElement): void {
  const form = root.querySelector('form');
  const typed = form ? typedIn(form) : {};
  if (Object.keys(typed).length > 0) storedDraft.write({ ...storedDraft.read(), ...typed });
  // From the page, so that the content of the contact page is not loaded with the form.
  const names = departments.map((name) => root.querySelector(`[value=${name}]`)?.closest('label')?.textContent ?? '');
  // On a translated page React finds another form than it expects, and builds its own: in between nothing is typed.
  const focusAgain = keepFocus(root);
  flushSync(() => takeOverIsland(root, <ContactPageForm departmentNames={names} />, site));
  focusAgain();
}

/** What is not empty; the department is chosen by the tabs. */
function typedIn(form: HTMLFormElement): Partial<ContactValues> {
  const fields = [...new FormData(form)].filter(([name, value]) => value && name in emptyContact);
  return Object.fromEntries(fields.map(([name, value]) => [name, name === 'consent' || value]));
}
