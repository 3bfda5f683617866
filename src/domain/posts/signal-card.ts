import { posts } from '#src/content/messages.ts';
import type { SignalBoardListed } from '#src/contracts/signal-board.ts';
import { shortDate } from '#src/lib/dates.ts';
import { type Card, plainCover } from './card.ts';
import { categoryOf } from './categories.ts';
import { postPath } from './paths.ts';
import { publicationDate } from './publication.ts';

/** The content of a Signal Board card; a post from another site links there, in a new tab. */
export function signalCard(post: SignalBoardListed, timeZone: string, locale: string): Card {
  const { id, title, description, category, sourceType, slug, thumbnailUrl } = post;
  const { label, hue } = categoryOf('signal-board', category);
  const { drawing, ...shown } = post.cover ?? plainCover;
  const publishedAt = publicationDate(post);
  const external = sourceType === 'external' && post.url !== null;
  return {
    id,
    category,
    hue,
    cover: drawing,
    thumbnail: thumbnailUrl,
    href: external ? (post.url ?? '') : postPath('signal-board', slug),
    newTab: external,
    publishedAt,
    texts: {
      ...shown,
      label,
      external: sourceType === 'external' ? posts.external : null,
      title,
      text: description,
      date: shortDate(publishedAt, timeZone, locale),
      action: external ? posts.visitSource : posts.readMore,
    },
  };
}
