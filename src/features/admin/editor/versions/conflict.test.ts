import { expect, test } from 'vitest';
import { clashesOf, mergedValues } from './conflict.ts';

const base = { title: 'Old', summary: 'Old', content: 'Old', published: false };
const mine = { ...base, title: 'Mine', content: 'Mine' };
const theirs = { ...base, summary: 'Theirs', content: 'Theirs' };

test('each field defaults to the side that changed it, and if both did a person decides', () => {
  expect(clashesOf(base, mine, theirs)).toEqual([
    { field: 'title', both: false, side: 'mine' },
    { field: 'summary', both: false, side: 'theirs' },
    { field: 'content', both: true, side: 'mine' },
  ]);
});

test('equal changes are not a conflict', () => {
  expect(clashesOf(base, { ...base, title: 'Same' }, { ...base, title: 'Same' })).toEqual([]);
});

test('the chosen sides make one post', () => {
  const sides = { title: 'mine', summary: 'theirs', content: 'theirs' } as const;
  expect(mergedValues(mine, theirs, sides)).toEqual({
    title: 'Mine',
    summary: 'Theirs',
    content: 'Theirs',
    published: false,
  });
});

test('a merged text overrides either side', () => {
  const merged = mergedValues(mine, theirs, { content: 'theirs' }, { content: 'Both' });
  expect(merged.content).toBe('Both');
});
