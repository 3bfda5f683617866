import type { Card } from '#src/domain/posts/card.ts';

/** A card without words: what a list's script copies and fills for a post that the page came without. */
export const blankCard: Card = {
  id: 0,
  category: '',
  hue: 0,
  cover: ['invoice', 'letter', 'table', 'form', 'receipt'],
  thumbnail: null,
  href: '',
  newTab: false,
  publishedAt: '',
  texts: {},
};
