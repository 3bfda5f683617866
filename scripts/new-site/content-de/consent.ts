/** What visitors agree to before they send a message: the language's own words, or yours (docs/guides/make-it-yours.md). */
import { contact } from './messages.ts';

export const consent = contact.consent;
