import { signalBoardHues, signalBoardLabels } from '#src/content/labels.data.ts';
import { site } from '#src/content/site.ts';
import type { SignalBoardFull } from '#src/contracts/signal-board.ts';
import { longDate } from '#src/lib/dates.ts';
import { coverOf, type CoverName } from './cover.ts';
import { publicationDate } from './publication.ts';
import { titleSize } from './title-size.ts';

/** The content of a post's page, formatted; null for parts that a post does not have. */
export interface SignalView {
  title: string;
  /** Class for the title's font size. */
  titleSize: string;
  description: string;
  label: string;
  hue: string;
  /** ISO 8601. */
  publishedAt: string;
  date: string;
  external: string | null;
  thumbnail: string | null;
  cover: CoverName;
  /** The source of a post from another site. */
  url: string | null;
  contentHtml: string | null;
}

export function signalView(post: Omit<SignalBoardFull, 'content'>): SignalView {
  const publishedAt = publicationDate(post);
  const isExternal = post.sourceType === 'external';
  return {
    title: post.title,
    titleSize: titleSize(post.title),
    description: post.description,
    label: signalBoardLabels[post.category],
    hue: String(signalBoardHues[post.category]),
    publishedAt,
    date: longDate(publishedAt, site.timeZone, site.locale),
    external: isExternal ? 'External' : null,
    thumbnail: post.thumbnailUrl,
    cover: coverOf(post.title),
    url: isExternal ? post.url : null,
    contentHtml: post.contentHtml,
  };
}
