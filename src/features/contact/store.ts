import { atom } from 'nanostores';
import { requestIsland } from '#src/lib/request-island.ts';

/** The context from which the dialog was opened; it begins the message. */
export interface ContactContext {
  /** A plain name, such as an automation's title. */
  about?: string;
  /** Words of the visitor to begin the message with. */
  message?: string | undefined;
  /** The chat transcript as text; the visitor sees that it is attached and can remove it. */
  chatHistory?: string;
  /** The visitor has removed it. */
  isWithoutChat?: boolean;
}

/** While the dialog closes, its context is still on screen. */
export const $contact = atom<ContactContext & { open: boolean }>({ open: false });

/** Opens the contact dialog. @throws if the page carries none. */
export function openContact(context: ContactContext = {}): void {
  requestIsland('contact', 'openContact');
  $contact.set({ open: true, ...context });
}
