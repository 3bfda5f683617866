import { expect, test } from 'vitest';
import type { SignalBoardListed } from '#src/contracts/signal-board.ts';
import { signalCard } from './signal-card.ts';

const post: SignalBoardListed = {
  id: 3,
  title: 'The one-week tally sheet',
  description: 'Count before you automate.',
  category: 'wild',
  thumbnailUrl: null,
  sourceType: 'original',
  url: null,
  slug: 'the-one-week-tally-sheet',
  published: true,
  publishedAt: '2026-11-19T15:00:00.000Z',
  createdAt: '2026-11-01T15:00:00.000Z',
  updatedAt: '2026-11-19T15:00:00.000Z',
};
const cardOf = (change: Partial<SignalBoardListed> = {}) =>
  signalCard({ ...post, ...change }, 'America/Chicago', 'en-US');

test('our own post links to its page', () => {
  const card = cardOf();
  expect(card).toMatchObject({ href: '/signal-board/the-one-week-tally-sheet', newTab: false });
  expect(card.texts).toMatchObject({
    label: 'In the Wild',
    external: null,
    date: 'Nov 19, 2026',
    action: 'Read More',
  });
});

test('a post from another site links there, in a new tab', () => {
  const card = cardOf({ sourceType: 'external', url: 'https://example.com/a' });
  expect(card).toMatchObject({ href: 'https://example.com/a', newTab: true });
  expect(card.texts).toMatchObject({ external: 'External', action: 'Visit Source' });
});

test('a post from another site without a URL links to its page', () => {
  const card = cardOf({ sourceType: 'external' });
  expect(card).toMatchObject({ href: '/signal-board/the-one-week-tally-sheet', newTab: false });
  expect(card.texts).toMatchObject({ external: 'External', action: 'Read More' });
});

test('a slug in another alphabet gives a valid path', () => {
  expect(cardOf({ slug: 'счёт' }).href).toBe('/signal-board/%D1%81%D1%87%D1%91%D1%82');
});
