import { expect, test } from 'vitest';
import { countOf, countOfFirst, inWords, inWordsFirst } from './in-words.ts';

test.each([
  [inWords(0), 'null'],
  [inWords(1), 'ein'],
  [inWords(12), 'zwölf'],
  [inWords(13), '13'],
  [inWordsFirst(8), 'Acht'],
  [countOf(0, 'Projekt', 'Projekte'), 'keine Projekte'],
  [countOfFirst(0, 'Projekt', 'Projekte'), 'Keine Projekte'],
  [countOfFirst(1, 'Projekt', 'Projekte'), '1\u00a0Projekt'],
  [countOfFirst(8, 'Projekt', 'Projekte'), 'Acht Projekte'],
  [countOf(1, 'Projekt', 'Projekte'), '1\u00a0Projekt'],
  [countOf(2, 'Person', 'Personen'), 'zwei Personen'],
  [countOf(3, 'Mitarbeiter', 'Mitarbeiter'), 'drei Mitarbeiter'],
])('%s is written %s', (made, expected) => {
  expect(made).toBe(expected);
});
