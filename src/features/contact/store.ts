import { atom } from 'nanostores';
import type { departments } from '#src/contracts/contact.ts';
import { ask } from '#src/lib/island.ts';

/** What a visitor was looking at when the dialog was asked for; it opens the message. */
export interface ContactContext {
  /** A plain name, such as an automation's title. */
  about?: string;
  /** What was said in the chat, as text; the visitor sees that it is sent along, and can leave it out. */
  chatHistory?: string;
}

export const $contact = atom<(ContactContext & { open: true }) | { open: false }>({ open: false });

/**
 * Opens the contact dialog.
 *
 * @throws where the page carries no contact dialog.
 */
export function openContact(context: ContactContext = {}): void {
  ask('contact', 'openContact');
  $contact.set({ open: true, ...context });
}

export function closeContact(): void {
  $contact.set({ open: false });
}

/** Whom the contact page's form writes to: its chosen tab. */
export const $department = atom<(typeof departments)[number]>('sales');
