import { posts } from '#src/content/messages.ts';
import type { BlogListed } from '#src/contracts/blog.ts';
import { relativeTime, shortDate } from '#src/lib/dates.ts';
import { type Card, plainCover } from './card.ts';
import { categoryOf } from './categories.ts';
import { postPath } from './paths.ts';
import { publicationDate } from './publication.ts';

export function articleCard(post: BlogListed, timeZone: string, locale: string): Card {
  const { id, title, summary, category, slug, thumbnailUrl } = post;
  const { label, hue } = categoryOf('blog', category);
  const { drawing, ...shown } = post.cover ?? plainCover;
  const publishedAt = publicationDate(post);
  return {
    id,
    category,
    hue,
    cover: drawing,
    thumbnail: thumbnailUrl,
    href: postPath('blog', slug),
    newTab: false,
    publishedAt,
    texts: {
      ...shown,
      label,
      minutes: readTime(post.readTimeMinutes),
      ago: relativeTime(publishedAt, Date.now(), locale, posts.lessThanAMinuteAgo),
      date: shortDate(publishedAt, timeZone, locale),
      title,
      text: summary,
      initial: post.author.charAt(0).toUpperCase(),
      author: post.author,
      authorTitle: post.authorTitle,
    },
    portrait: post.authorImageUrl,
  };
}

/** '6 min read'; null if the reading time is not set. */
export function readTime(minutes: number | null): string | null {
  return minutes ? posts.readingTime(minutes) : null;
}
