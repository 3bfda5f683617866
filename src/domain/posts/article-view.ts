import { site } from '#src/content/site.ts';
import type { BlogFull } from '#src/contracts/blog.ts';
import { paddedDate } from '#src/lib/dates.ts';
import { readTime } from './article-card.ts';
import { categoryOf } from './categories.ts';
import { coverText } from './text-on-cover.ts';
import { coverParts } from './cover-parts.ts';
import { coverOf } from './cover.ts';
import { publicationDate } from './publication.ts';
import { titleSize } from './title-size.ts';

export type ArticleView = ReturnType<typeof articleView>;

/** The content of an article's page, formatted; null for parts that a post does not have. */
export function articleView(post: Omit<BlogFull, 'content'>) {
  const { label, hue } = categoryOf('blog', post.category);
  const publishedAt = publicationDate(post);
  return {
    title: post.title,
    /** Class for the title's font size. */
    titleSize: titleSize(post.title),
    summary: post.summary,
    category: post.category,
    label,
    hue: String(hue),
    /** ISO 8601. */
    publishedAt,
    date: paddedDate(publishedAt, site.timeZone, site.locale),
    minutes: readTime(post.readTimeMinutes),
    author: post.author,
    authorTitle: post.authorTitle,
    authorImageUrl: post.authorImageUrl,
    initial: post.author.charAt(0).toUpperCase(),
    /** Without one, a drawn cover is shown. */
    picture: post.featuredImage ?? post.thumbnailUrl,
    cover: coverOf(post.title),
    ...coverParts(post.title, post.summary, coverText(post.contentHtml)),
    contentHtml: post.contentHtml,
  };
}
