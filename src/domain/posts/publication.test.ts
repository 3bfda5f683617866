import { expect, test } from 'vitest';
import type { BlogListed } from '#src/contracts/blog.ts';
import { blogPosting } from './blog-posting.ts';
import { isScheduled, lastChange, publicationDate } from './publication.ts';

const createdAt = '2026-03-01T15:00:00.000Z';
const updatedAt = '2026-03-02T15:00:00.000Z';
const publishedAt = '2026-03-09T15:00:00.000Z';

test('a post has its publication date, a draft its creation date', () => {
  expect(publicationDate({ createdAt, publishedAt })).toBe(publishedAt);
  expect(publicationDate({ createdAt, publishedAt: null })).toBe(createdAt);
});

test('a scheduled post changes on its date, and when it is saved after that', () => {
  expect(lastChange({ publishedAt, updatedAt })).toBe(publishedAt);
  expect(lastChange({ publishedAt: createdAt, updatedAt })).toBe(updatedAt);
});

test('structured data has the publication date, and no earlier modification date', () => {
  const post = { category: 'ai', slug: 'one', createdAt, updatedAt, publishedAt } as BlogListed;
  expect(blogPosting('https://agency.example', post)).toMatchObject({
    datePublished: publishedAt,
    dateModified: publishedAt,
  });
});

test('a published post with a future date is scheduled', () => {
  const [before, after] = [Date.parse(publishedAt) - 1, Date.parse(publishedAt)];
  expect(isScheduled({ published: true, publishedAt }, before)).toBe(true);
  expect(isScheduled({ published: true, publishedAt }, after)).toBe(false);
  expect(isScheduled({ published: false, publishedAt }, before)).toBe(false);
  expect(isScheduled({ published: true, publishedAt: null }, before)).toBe(false);
});
