import { expect, test } from 'vitest';
import { projects } from '#src/content/projects.ts';
import { readFields } from './read-fields.ts';

const valuesOf = (text: string) => readFields(text).map(({ name, value }) => `${name}: ${value}`);

test('a tenant’s message becomes fields, the urgent word first', () => {
  const text = `From: Rosa Lindqvist
Hi, since Tuesday water is leaking under the sink in apt 4B. I am home until 3:30 pm.
Call me at (512) 555-0177 or rosa@mail.example`;
  expect(valuesOf(text)).toEqual([
    'Urgent: “leaking”',
    'From: Rosa Lindqvist',
    'Email: rosa@mail.example',
    'Phone: (512) 555-0177',
    'Unit: apt 4B',
    'Date: Tuesday',
    'Until: 3:30 pm',
  ]);
});

test('an invoice becomes fields, each value once', () => {
  const text = 'Invoice #20418, March 4, 2026: 22 pallets, load A-7731, $1,840.00, total $1,840.00';
  expect(valuesOf(text)).toEqual([
    'Invoice: 20418',
    'Load: A-7731',
    'Date: March 4, 2026',
    'Quantity: 22 pallets',
    'Amount: $1,840.00',
  ]);
});

test('values of one kind have the names that the text gives them', () => {
  const text = 'arrived 1:10 PM, left 4:30 PM, then 5:00 PM; Rate $1,840.00, detention $150.00, $20.00';
  expect(valuesOf(text)).toEqual([
    'Arrived: 1:10 PM',
    'Left: 4:30 PM',
    'Time: 5:00 PM',
    'Rate: $1,840.00',
    'Detention: $150.00',
    'Amount: $20.00',
  ]);
});

test('numbers, dates and amounts of a patient have their own names as well', () => {
  const text = 'appointment Thursday; insurance changed on January 1: member number HX-44821, copay $25.00';
  expect(valuesOf(text)).toEqual(['Member: HX-44821', 'Appointment: Thursday', 'Changed: January 1', 'Copay: $25.00']);
});

test('a date and a telephone number are read as they are written in Europe', () => {
  expect(valuesOf('Crown on 26, 4 March 2026, €420.00. Call +351 220 555 019.')).toEqual([
    'Phone: +351 220 555 019',
    'Date: 4 March 2026',
    'Amount: €420.00',
  ]);
});

test('words without facts give no fields', () => {
  expect(readFields('Thank you so much for everything!')).toEqual([]);
});

test('every demo takes words of the visitor’s own, and begins with some that are read', () => {
  for (const { title, tryText } of projects) expect(readFields(tryText ?? '').length, title).toBeGreaterThanOrEqual(4);
});
