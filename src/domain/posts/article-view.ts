import { blogHues, blogLabels } from '#src/content/labels.data.ts';
import { site } from '#src/content/site.ts';
import type { BlogFull } from '#src/contracts/blog.ts';
import { paddedDate } from '#src/lib/dates.ts';
import { readTime } from './article-card.ts';
import { coverOf, type CoverName } from './cover.ts';
import { publicationDate } from './publication.ts';
import { titleSize } from './title-size.ts';

/** The content of an article's page, formatted; null for parts that a post does not have. */
export interface ArticleView {
  title: string;
  /** Class for the title's font size. */
  titleSize: string;
  summary: string;
  category: string;
  label: string;
  hue: string;
  /** ISO 8601. */
  publishedAt: string;
  date: string;
  minutes: string | null;
  author: string;
  authorTitle: string | null;
  authorImageUrl: string | null;
  initial: string;
  /** The featured image, else the thumbnail; without both, a drawn cover is shown. */
  picture: string | null;
  cover: CoverName;
  contentHtml: string;
}

export function articleView(post: Omit<BlogFull, 'content'>): ArticleView {
  const publishedAt = publicationDate(post);
  return {
    title: post.title,
    titleSize: titleSize(post.title),
    summary: post.summary,
    category: post.category,
    label: blogLabels[post.category],
    hue: String(blogHues[post.category]),
    publishedAt,
    date: paddedDate(publishedAt, site.timeZone, site.locale),
    minutes: readTime(post.readTimeMinutes),
    author: post.author,
    authorTitle: post.authorTitle,
    authorImageUrl: post.authorImageUrl,
    initial: post.author.charAt(0).toUpperCase(),
    picture: post.featuredImage ?? post.thumbnailUrl,
    cover: coverOf(post.title),
    contentHtml: post.contentHtml,
  };
}
