/** The mails of an agency that speaks another language. */
import { expect, test, vi } from 'vitest';
import { mailBodyOf } from './mail-body.ts';
import { notificationIn } from './parse-notification.ts';
import { mailSubject } from './subject.ts';

vi.mock('#src/content/site.ts', () => import('../../../tests/another-agency/site.ts'));
vi.mock('#src/content/contact.data.ts', () => import('../../../tests/another-agency/contact.data.ts'));
vi.mock('#src/content/messages.ts', () => import('../../../tests/another-agency/messages.ts'));

const createdAt = new Date('2027-03-08T09:15:00Z');

function mailOf(kind: string, payload: object) {
  const notification = notificationIn({ kind, payload: { id: 7, ...payload }, createdAt });
  const { text, html } = mailBodyOf(notification);
  return { subject: mailSubject(notification), text: text.replaceAll('\u00a0', ' '), html };
}

const call = {
  phone: '+49 40 66969 134',
  date: '2027-03-15',
  timeSlot: '08:30',
  startsAt: '2027-03-15T07:30:00Z',
  endsAt: '2027-03-15T07:50:00Z',
  confirmationUrl: 'https://kontor-ebbe.test/call#code',
};

test('a booked call, to the visitor and to the agency', () => {
  const visitor = mailOf('call-visitor', call);
  expect(visitor.html).toContain('<html lang="de-DE">');
  expect(visitor.text).toBe(`Ihr Telefontermin mit Kontor Ebbe

Wann: Montag, 15. März 2027, 8:30 Uhr MEZ
Wir rufen an: +49 40 66969 134

Termin verschieben oder absagen: https://kontor-ebbe.test/call#code
`);
  const agency = mailOf('call', { ...call, name: 'Ada Park' });
  expect(agency.subject.replaceAll('\u00a0', ' ')).toBe('Termin gebucht: Montag, 15. März 2027, 8:30 Uhr MEZ');
  expect(agency.text).toMatch(/^Ein Telefontermin wurde gebucht\n\nWann: .*\nName: Ada Park\nTelefon: .*\nGebucht: /);
});

test('a message to the agency', () => {
  const lead = { name: 'Ada Park', email: 'ada@park.example', company: 'Park & Töchter', message: 'Moin!' };
  const { subject, text } = mailOf('contact', { ...lead, department: 'support', about: 'Angebote', isSpam: true });
  expect(subject).toBe('Spamverdacht: Neue Anfrage von Ada Park, Park & Töchter');
  expect(text).toBe(`Neue Anfrage

Das könnte Spam sein: Ein Feld ist ausgefüllt, das Menschen nicht zu sehen bekommen.

Name: Ada Park
Unternehmen: Park & Töchter
E-Mail: ada@park.example
Anliegen: Hilfe
Betrifft: Angebote
Eingegangen: Montag, 8. März 2027, 10:15 Uhr MEZ

Nachricht:

Moin!
`);
});
