import { expect, test } from 'vitest';
import { adminLabel } from './admin-categories.ts';
import { categoryIds, categoryOf, tabsOf } from './categories.ts';
import { postSubject } from './post-pages.ts';

test('a category that the content lists is called as it says', () => {
  for (const board of ['blog', 'signal-board'] as const) {
    for (const id of categoryIds(board)) expect(adminLabel(board, id)).toBe(categoryOf(board, id).label);
    expect(tabsOf(board)[0]).toEqual({ label: 'All' });
  }
});

test('posts of a removed category are shown, and the admin is told', () => {
  const removed = 'field-notes';
  expect(categoryOf('blog', removed)).toMatchObject({ label: 'Field notes', hue: 0, isListed: false });
  expect(adminLabel('blog', removed)).toBe('Field notes (removed)');
  expect(postSubject('blog', { title: 'A walk', category: removed })).toMatchObject({
    title: 'A walk',
    kind: 'Field notes',
  });
});
