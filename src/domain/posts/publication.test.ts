import { expect, test } from 'vitest';
import type { BlogListed } from '#src/contracts/blog.ts';
import { blogPosting } from './blog-posting.ts';
import { isScheduled, lastChange, publicationDate } from './publication.ts';

const createdAt = '2026-03-01T15:00:00.000Z';
const updatedAt = '2026-03-02T15:00:00.000Z';
const publishedAt = '2026-03-09T15:00:00.000Z';

test('a post stands under the date of its publishing, a draft under that of its beginning', () => {
  expect(publicationDate({ createdAt, publishedAt })).toBe(publishedAt);
  expect(publicationDate({ createdAt, publishedAt: null })).toBe(createdAt);
});

test('what waited for its date is new on that date, and changed when it is saved after it', () => {
  expect(lastChange({ publishedAt, updatedAt })).toBe(publishedAt);
  expect(lastChange({ publishedAt: createdAt, updatedAt })).toBe(updatedAt);
});

test('search engines are told that it was published then, and never changed before that', () => {
  const post = { category: 'ai', slug: 'one', createdAt, updatedAt, publishedAt } as BlogListed;
  expect(blogPosting('https://freehand.example', post)).toMatchObject({
    datePublished: publishedAt,
    dateModified: publishedAt,
  });
});

test('scheduled is what is published with a date to come', () => {
  const [before, after] = [Date.parse(publishedAt) - 1, Date.parse(publishedAt)];
  expect(isScheduled({ published: true, publishedAt }, before)).toBe(true);
  expect(isScheduled({ published: true, publishedAt }, after)).toBe(false);
  expect(isScheduled({ published: false, publishedAt }, before)).toBe(false);
  expect(isScheduled({ published: true, publishedAt: null }, before)).toBe(false);
});
