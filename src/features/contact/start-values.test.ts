import { expect, test } from 'vitest';
import { startValues } from './start-values.ts';

const empty = { name: '', message: '', consent: false };

test('the stored draft is restored, except the consent', () => {
  const stored = { name: 'Ada', message: 'We copy orders', consent: true };
  expect(startValues(empty, stored)).toEqual({ ...stored, consent: false });
});

test('newly typed text overrides it; an empty field does not', () => {
  const typed = { name: 'Grace', message: '', consent: true };
  expect(startValues(empty, { name: 'Ada', message: 'We copy orders' }, typed)).toEqual({
    ...{ name: 'Grace', message: 'We copy orders', consent: true },
  });
});

test('unknown fields and wrong types are ignored', () => {
  expect(startValues(empty, { name: 7, department: 'sales' }, { department: 'support' })).toEqual(
    empty,
  );
});
