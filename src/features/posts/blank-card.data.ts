import type { Card } from '#src/domain/posts/card.ts';

/** An empty card, which the list's script copies and fills for a post that was not in the page. */
export const blankCard: Card = {
  id: 0,
  category: '',
  hue: 0,
  cover: 'shelf',
  thumbnail: null,
  href: '',
  newTab: false,
  publishedAt: '',
  texts: {},
};
