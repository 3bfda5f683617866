import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foundIn, identityOf } from './identity.ts';

const identity = {
  names: ['tom', 'Freehand', '+1 512'],
  sentences: ['We answer within a day, mostly with questions.'],
};

test.each([
  ['a custom bottom', []],
  ['Ask tom.', ['tom']],
  ['FreehandError, Freehands', []],
  ['By Freehand, +1 512 555', ['Freehand', '+1 512']],
  ['We answer within a day,\n   mostly with questions.', ['We answer within a day, mostly with questions.']],
])('in %j %j are found, as whole words', (text, words) => {
  expect(foundIn(identity, text)).toEqual(words);
});

test('one word is no name of a colleague: programs have many', async () => {
  const { names } = await identityOf(join(import.meta.dirname, '../../tests/another-agency'));
  expect(names).toContain('Kontor Ebbe');
  expect(names.filter((name) => /^[a-z]+$/.test(name))).toEqual([]);
});
