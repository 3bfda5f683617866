import { expect, it } from 'vitest';
import { atHyphens } from './at-hyphens.ts';

it.each([
  ['The one-week tally sheet', ['The ', 'one-week', ' tally sheet']],
  ['Invoices', ['Invoices']],
  // Too long for a line, perhaps.
  ['Auftragsbestätigungs-Wiedervorlage', ['Auftragsbestätigungs-Wiedervorlage']],
  ['Rock-and-roll', ['Rock-and-roll']],
])('splits %j', (title, parts) => {
  expect(atHyphens(title)).toEqual(parts);
});
