import { describe, expect, test } from 'vitest';
import { held, unheld } from './testing/claims-cases.data.ts';
import { isHeld } from './claims.ts';

describe('held by a fact', () => {
  test.each(held)('%j', (sentence, fact) => {
    expect(isHeld(sentence, fact)).toBe(true);
  });
});

describe('held by no fact', () => {
  test.each(unheld)('%s', (_, sentence, fact) => {
    expect(isHeld(sentence, fact)).toBe(false);
  });
});

test('a clause is only quoted word by word', () => {
  const clause = 'Fees: Half is due at the start. Invoices are due within 30 days.';
  expect(isHeld('Invoices are due within 30 days.', clause, true)).toBe(true);
  expect(isHeld('Half is due within 30 days.', clause, true)).toBe(false);
});
