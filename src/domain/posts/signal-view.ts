import { posts } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import type { SignalBoardFull } from '#src/contracts/signal-board.ts';
import { longDate } from '#src/lib/dates.ts';
import { categoryOf } from './categories.ts';
import { coverText } from './text-on-cover.ts';
import { coverParts } from './cover-parts.ts';
import { coverOf } from './cover.ts';
import { publicationDate } from './publication.ts';
import { titleSize } from './title-size.ts';

export type SignalView = ReturnType<typeof signalView>;

/** The content of a post's page, formatted; null for parts that a post does not have. */
export function signalView(post: Omit<SignalBoardFull, 'content'>) {
  const { label, hue } = categoryOf('signal-board', post.category);
  const publishedAt = publicationDate(post);
  const isExternal = post.sourceType === 'external';
  return {
    title: post.title,
    /** Class for the title's font size. */
    titleSize: titleSize(post.title),
    description: post.description,
    label,
    hue: String(hue),
    /** ISO 8601. */
    publishedAt,
    date: longDate(publishedAt, site.timeZone, site.locale),
    external: isExternal ? posts.external : null,
    thumbnail: post.thumbnailUrl,
    cover: coverOf(post.title),
    ...coverParts(post.title, post.description, coverText(post.contentHtml)),
    /** The source of a post from another site. */
    url: isExternal ? post.url : null,
    contentHtml: post.contentHtml,
  };
}
