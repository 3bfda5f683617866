import { describe, expect, test } from 'vitest';
import { synonyms, termsOf, wordsOf } from './normalize.ts';
import { spellingOf } from './spelling.ts';
import { stem } from '#src/content/language.ts';

const terms = (text: string) => termsOf(wordsOf(text));

test('signs, accents and case do not matter', () => {
  expect(wordsOf('  Café—E-MAIL, don’t: $1,500!')).toEqual(['cafe', 'email', 'dont', '1500']);
});

test('a department in capitals is not a pronoun', () => {
  expect(terms('automations for IT')).toContain(stem('infotech'));
  expect(terms('automate it')).not.toContain(stem('infotech'));
});

describe('spelling', () => {
  const correct = spellingOf(['website', 'package', 'price', 'invoices', 'logo']);

  test.each([
    ['webiste', 'website'],
    ['pirce', 'price'],
    ['invocies', 'invoices'],
    // Left alone.
    ...['priced', 'cake', 'prize', 'xylophone', '1500', 'w'.repeat(2000)].map((word) => [word, word]),
  ])('%s: %s', (typed = '', meant = '') => {
    expect(correct(typed)).toBe(meant);
  });
});

test('a word means one thing', () => {
  const meanings = new Map<string, string>();
  const twice = synonyms.flatMap((group) =>
    group.filter((word) => {
      const known = meanings.get(stem(word));
      meanings.set(stem(word), group[0] ?? '');
      return known !== undefined && known !== group[0];
    }),
  );
  expect(twice).toEqual([]);
});
