/** What people paste is understood alike wherever the site takes a name, an address or a number. */
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { addresses, names, noAddresses, phones } from '../../tests/foreign/people/pasted.data.ts';
import { accountChange, newUser, userChange } from './account.ts';
import { contactRequest } from './contact.ts';
import { fieldErrors } from './failure.ts';
import { personQuery } from './inbox-person.ts';
import { bookingInvitation, bookingRequest } from './scheduled-call.ts';
import { settingsChange } from './settings.ts';

const contact = { name: 'Ada Park', company: 'Park', email: 'a@b.example', message: 'We type twice.', consent: true };
const booking = { phone: '+1 (512) 555-0142', date: '2027-03-15', timeSlot: '09:00' };

/** Every place that takes an address: its schema, and a valid input with the address in it. */
const taking: [place: string, schema: z.ZodMiniType, input: (email: string) => object][] = [
  ['contact', contactRequest, (email) => ({ ...contact, email })],
  ['booking', bookingRequest, (email) => ({ ...booking, email })],
  ['invitation', bookingInvitation, (email) => ({ email })],
  ['account', accountChange, (email) => ({ currentPassword: 'x', email })],
  ['new user', newUser, (email) => ({ username: 'ines', role: 'editor', email })],
  ['user', userChange, (email) => ({ email })],
  ['settings', settingsChange, (email) => ({ notificationEmails: [email] })],
  ['person', personQuery, (person) => ({ person })],
];

test.each(taking)('%s: an address is accepted as it is meant, and nothing else', async (_, schema, input) => {
  await eachRow(addresses, ([pasted, address]) => {
    expect(schema.parse(input(pasted))).toMatchObject(input(address));
  });
  await eachRow(noAddresses, (text) => {
    expect(schema.safeParse(input(text)).success).toBe(false);
  });
});

test('an address that is none gets the message of the spec', () => {
  const { error } = contactRequest.safeParse({ ...contact, email: '\u202Aada@park\u202C' });
  expect(error && fieldErrors(error)).toEqual({ email: ['Please enter a valid email address'] });
});

test('a number is booked and sent as it is meant', async () => {
  await eachRow(phones, ([pasted, phone]) => {
    expect(bookingRequest.parse({ ...booking, phone: pasted })).toMatchObject({ phone });
    expect(contactRequest.parse({ ...contact, phone: pasted })).toMatchObject({ phone });
    expect(personQuery.parse({ person: pasted })).toEqual({ person: phone });
  });
});

test('a person is found by a number in the digits of any script', async () => {
  await eachRow(['٠٠١ ٥١٢ ٥٥٥ ٠١٤٢', '۰۰۱۵۱۲۵۵۵۰۱۴۲', '५१२-५५५-०१४२'], (person) =>
    expect(personQuery.parse({ person })).toEqual({ person }),
  );
  expect(personQuery.safeParse({ person: '٥١٢ ٥٥' }).success).toBe(false);
});

test('a name keeps the joiners that shape it, and nothing else that cannot be seen', async () => {
  await eachRow(names, ([pasted, name]) => {
    expect(contactRequest.parse({ ...contact, name: pasted, company: pasted })).toMatchObject({ name, company: name });
    expect(bookingRequest.parse({ ...booking, name: pasted })).toMatchObject({ name });
  });
  const { error } = contactRequest.safeParse({ ...contact, name: 'A\u200B\u202C\u200D' });
  expect(error && fieldErrors(error)).toEqual({ name: ['Name must be at least 2 characters'] });
});

test('invisible characters are no text: what is only made of them is missing', () => {
  const { error } = contactRequest.safeParse({ ...contact, company: '\u200B\uFEFF', phone: '\u202D\u202C' });
  expect(error && fieldErrors(error)).toEqual({ company: ['Company name is required'] });
});
