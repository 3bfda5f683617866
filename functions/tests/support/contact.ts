import contact from '#functions/contact.ts';
import { contextOf, jsonRequest, newClient } from './harness.ts';

/** A contact request that is right. */
export const goodContact = {
  name: 'Ada Park',
  email: 'ada@park.example',
  company: 'Park & Daughters',
  message: 'We type invoices twice.',
  consent: true,
};

/** Sends a contact request as a script does. */
export function sendContact(
  body: unknown = goodContact,
  headers?: Record<string, string>,
  client = newClient(),
): Promise<Response> {
  return contact(jsonRequest('/api/contact', body, headers), contextOf(client));
}
