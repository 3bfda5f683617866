import { answerTo, contextOf, jsonRequest, newClient } from './harness.ts';

/** A valid contact request. */
export const goodContact = {
  name: 'Ada Park',
  email: 'ada@park.example',
  company: 'Park & Daughters',
  message: 'We type invoices twice.',
  consent: true,
};

/** Sends a contact request as scripts do. */
export function sendContact(
  body: unknown = goodContact,
  headers?: Record<string, string>,
  client = newClient(),
): Promise<Response> {
  return answerTo(jsonRequest('/api/contact', body, headers), contextOf(client));
}
