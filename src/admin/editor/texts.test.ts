import { describe, expect, test } from 'vitest';
import { runsOf } from './versions/diff.ts';
import { minutesToRead, wordsIn } from '#src/domain/posts/minutes-to-read.ts';

describe('words', () => {
  test.each([
    ['', 0],
    ['Three plain words', 3],
    ["It's **not** two words", 4],
    ['<p class="a b">One</p><!-- not this -->', 1],
    ['[a link](https://example.com/a-long/path) here', 3],
    ['Fish &amp; chips', 2],
  ])('%j has %i', (source, words) => {
    expect(wordsIn(source)).toBe(words);
  });

  test('take a minute per 240 or so, at least one', () => {
    expect(minutesToRead(0)).toBe(1);
    expect(minutesToRead(1190)).toBe(5);
  });
});

describe('a difference', () => {
  test('is a list of runs that contains both texts', () => {
    const [before, after] = ['We type invoices twice a week.', 'We type invoices once a week.'];
    const runs = runsOf(before, after);
    const side = (gone: string) => runs.map(({ kind, text }) => (kind === gone ? '' : text)).join('');
    expect(side('added')).toBe(before);
    expect(side('removed')).toBe(after);
    expect(runs).toContainEqual({ kind: 'removed', text: 'twice' });
  });

  test('skips long unchanged parts', () => {
    const long = 'The same sentence again. '.repeat(40);
    const runs = runsOf(`${long}one`, `${long}two`);
    expect(runs.map(({ kind }) => kind)).toEqual(['skipped', 'same', 'removed', 'added']);
    expect(runs.map(({ text }) => text).join('').length).toBeLessThan(200);
  });
});
