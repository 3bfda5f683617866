import { expect, test } from 'vitest';
import { BLOG_SLUG_LENGTH, type BlogListed } from '#src/contracts/blog.ts';
import type { SignalBoardListed } from '#src/contracts/signal-board.ts';
import { slugOf, slugsOf } from '../slug.ts';
import { blogPosting } from './post-pages.ts';
import { coverOf } from './cover.ts';
import { variedCovers } from './varied-covers.ts';
import { cards, slugs } from './posts-cases.data.ts';
import { isPreviewToken, previewedId, previewToken } from './preview-token.ts';
import { isScheduled, lastChange, publicationDate } from './publication.ts';
import { shorten } from './shorten.ts';
import { signalCard } from './signal-card.ts';

test.each([
  ['The invoice behind the invoice', 'cost'],
  ['Where a language model belongs', 'reading'],
])('a cover shows what the title speaks of: %s', (title, cover) => {
  expect(coverOf(title)).toBe(cover);
});

test('cards near each other never look alike, and as few as possible change', () => {
  const drawn = variedCovers(['form', 'form', 'form', 'tray', 'form', 'form', 'cost']);
  for (const [index, name] of drawn.entries()) {
    expect(drawn.slice(Math.max(0, index - 4), index)).not.toContain(name);
  }
  expect([drawn[0], drawn[3], drawn[6]]).toEqual(['form', 'tray', 'cost']);
});

test('a preview token is valid for its post until it expires, and for nothing else', () => {
  const secret = 'a secret of the tests, 32 bytes or more';
  const expiresAt = new Date('2027-03-15T12:00:00Z');
  const now = new Date('2027-03-15T11:59:59Z');
  const token = previewToken(secret, { board: 'blog', id: 12, expiresAt });
  expect(isPreviewToken(token)).toBe(true);
  expect(previewedId(secret, 'blog', { token, now })).toBe(12);
  expect(previewedId(secret, 'blog', { token, now: expiresAt })).toBeUndefined();
  expect(previewedId(secret, 'signal-board', { token, now })).toBeUndefined();
  expect(previewedId(secret.toUpperCase(), 'blog', { token, now })).toBeUndefined();
  const [id = '', end = '', signature = ''] = token.split('.');
  const others = [
    `13.${end}.${signature}`,
    `${id}.${Number(end) + 1}.${signature}`,
    `${id}.${end}.${'A'.repeat(43)}`,
    `${id}.${end}.`,
    `${id}.${end}`,
    '',
  ];
  for (const other of others) {
    expect(previewedId(secret, 'blog', { token: other, now }), other).toBeUndefined();
  }
});

const createdAt = '2026-03-01T15:00:00.000Z';
const updatedAt = '2026-03-02T15:00:00.000Z';
const publishedAt = '2026-03-09T15:00:00.000Z';

test('a post has its publication date, a draft its creation date, and none changes before it', () => {
  expect(publicationDate({ createdAt, publishedAt })).toBe(publishedAt);
  expect(publicationDate({ createdAt, publishedAt: null })).toBe(createdAt);
  expect(lastChange({ publishedAt, updatedAt })).toBe(publishedAt);
  expect(lastChange({ publishedAt: createdAt, updatedAt })).toBe(updatedAt);
  const post = { category: 'ai', slug: 'one', createdAt, updatedAt, publishedAt } as BlogListed;
  expect(blogPosting('https://agency.example', post)).toMatchObject({
    datePublished: publishedAt,
    dateModified: publishedAt,
  });
});

test.each([
  [true, publishedAt, -1, true],
  [true, publishedAt, 0, false],
  [false, publishedAt, -1, false],
  [true, null, -1, false],
])('published %s for %s, %i ms from then: scheduled is %s', (published, date, ms, scheduled) => {
  const now = Date.parse(publishedAt) + ms;
  expect(isScheduled({ published, publishedAt: date }, now)).toBe(scheduled);
});

test.each([
  ['Count  before you\nautomate.', 30, 'Count before you automate.'],
  ['Count, before you automate.', 7, 'Count…'],
  ['Count before you automate.', 16, 'Count before…'],
  ['x'.repeat(30), 10, `${'x'.repeat(9)}…`],
])('%j in %i characters', (text, length, short) => {
  expect(shorten(text, length)).toBe(short);
});

test.each(cards)('the card of a post with %j leads to %s', (change, href, texts) => {
  const post: SignalBoardListed = {
    id: 3,
    title: 'The one-week tally sheet',
    description: 'Count first.',
    category: 'wild',
    thumbnailUrl: null,
    sourceType: 'original',
    url: null,
    slug: 'the-one-week-tally-sheet',
    published: true,
    publishedAt: '2026-11-19T15:00:00.000Z',
    createdAt,
    updatedAt,
    ...change,
  };
  const card = signalCard(post, 'America/Chicago', 'en-US');
  expect(card).toMatchObject({ href, newTab: href.startsWith('https:'), texts });
});

test.each(slugs)('the slug of %s', (title, slug) => {
  expect(slugOf(title, BLOG_SLUG_LENGTH)).toBe(slug);
});

test.each([
  ['Café hours', ['cafe-hours', 'cafe-hours-2', 'cafe-hours-3']],
  [`${'a'.repeat(77)} bcdef`, ['-bc', '-2', '-3'].map((end) => 'a'.repeat(77) + end)],
])('a slug that is taken gets a number, within the length: %s', (title, slugs) => {
  const found = slugsOf(title, BLOG_SLUG_LENGTH);
  expect(slugs.map(() => found.next().value)).toEqual(slugs);
});
