import { expect, test } from 'vitest';
import { clashesOf } from './conflict.ts';

test('equal changes are not a conflict; other fields default to the side that changed them', () => {
  const base = { title: 'Old', summary: 'Old', content: 'Old', slug: 'old' };
  const mine = { ...base, title: 'Mine', content: 'Mine', slug: 'same' };
  const theirs = { ...base, summary: 'Theirs', content: 'Theirs', slug: 'same' };
  expect(clashesOf(base, mine, theirs)).toEqual([
    { field: 'title', both: false, side: 'mine' },
    { field: 'summary', both: false, side: 'theirs' },
    { field: 'content', both: true, side: 'mine' },
  ]);
});
