import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { isolated } from './isolated.ts';

const words: [what: string, words: string, isIsolated: boolean][] = [
  ['Hebrew', 'דנה כהן', true],
  ['Arabic', 'سارة', true],
  ['Arabic in presentation forms, as old programs write it', '\uFEB3\uFE8E', true],
  ['Persian with a joiner', 'می\u200Cخواهم', true],
  ['Dhivehi', 'ދިވެހި', true],
  ['Adlam, beyond the first plane', '𞤀𞤣𞤤𞤢𞤥', true],
  ['Latin that begins with a Hebrew letter', 'א Ltd (2026)', true],
  ['an override from a copied name', 'cod\u202Etxt.exe', true],
  ['Latin', 'Ada Park, 12', false],
  ['accents and other scripts from the left', 'Žižka Ελένη 山田 कमला', false],
  ['an emoji', 'Ada 🚚', false],
  ['nothing', '', false],
];

test('words from right to left are isolated, others stay as they are', async () => {
  await eachRow(
    words,
    ([what]) => what,
    ([, given, isIsolated]) => expect(isolated(given)).toBe(isIsolated ? `\u2068${given}\u2069` : given),
  );
});
