import { expect, test } from 'vitest';
import { startValues } from './start-values.ts';

const empty = { name: '', message: '', consent: false };

test('what this tab has kept is there again, but for the consent', () => {
  const kept = { name: 'Ada', message: 'We copy orders', consent: true };
  expect(startValues(empty, kept)).toEqual({ ...kept, consent: false });
});

test('what is typed meanwhile goes before it; a field that is still empty takes nothing away', () => {
  const typed = { name: 'Grace', message: '', consent: true };
  expect(startValues(empty, { name: 'Ada', message: 'We copy orders' }, typed)).toEqual({
    ...{ name: 'Grace', message: 'We copy orders', consent: true },
  });
});

test('fields that the form has not, or of another kind, are let go', () => {
  expect(startValues(empty, { name: 7, department: 'sales' }, { department: 'support' })).toEqual(
    empty,
  );
});
