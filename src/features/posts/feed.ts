import { parseFragment } from 'parse5';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { site } from '#src/content/site.ts';
import type { BlogFull } from '#src/contracts/blog.ts';
import type { SignalBoardFull } from '#src/contracts/signal-board.ts';
import { categoryOf } from '#src/domain/posts/categories.ts';
import { type BoardName, postPath } from '#src/domain/posts/paths.ts';
import { lastChange, publicationDate } from '#src/domain/posts/publication.ts';
import { signalCard } from '#src/domain/posts/signal-card.ts';

/** The content of a feed, independent of its format. URLs are absolute. */
export type Feed = ReturnType<typeof feedOf>;

type FeedEntry = Feed['entries'][number];

/** Maximum number of entries, since readers fetch a feed often. */
export const FEED_LENGTH = 50;

/**
 * Bytes of the HTML of all entries together; those beyond have their summary alone. Readers have read these long ago, give
 * up on a feed of megabytes, and everybody else would wait while it is written.
 */
export const FEED_TEXT = 512 * 1024;

/** RSS 2.0, with full content where an entry has it. */
export function rss({ title, description, address, page, entries }: Feed): Response {
  const items = entries.map(
    (entry) => `<item>
<guid isPermaLink="false">${xml(entry.id)}</guid>
<title>${xmlOfPlain(entry.title)}</title>
<link>${xml(entry.address)}</link>
<pubDate>${new Date(entry.publishedAt).toUTCString()}</pubDate>
<dc:creator>${xml(entry.author)}</dc:creator>
<category>${xml(entry.category)}</category>
<description>${xmlOfPlain(entry.summary)}</description>${textOf(entry, (text) => `\n<content:encoded>${text}</content:encoded>`)}
</item>`,
  );
  return answer(
    'application/rss+xml',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlOfPlain(title)}</title>
<link>${xml(page)}</link>
<atom:link href="${xml(address)}" rel="self" type="application/rss+xml"/>
<description>${xmlOfPlain(description)}</description>
<language>${site.locale}</language>
${lastBuildDate(entries)}${items.join('\n')}
</channel>
</rss>`,
  );
}

/** Atom 1.0 (RFC 4287), with full content where an entry has it. */
export function atom({ title, description, address, page, entries }: Feed): Response {
  const items = entries.map(
    (entry) => `<entry>
<id>${xml(entry.id)}</id>
<title type="text">${xml(entry.title)}</title>
<link href="${xml(entry.address)}"/>
<published>${entry.publishedAt}</published>
<updated>${entry.updatedAt}</updated>
<author><name>${xml(entry.author)}</name></author>
<category term="${xml(entry.category)}"/>
<summary type="text">${xml(entry.summary)}</summary>${textOf(entry, (text) => `\n<content type="html">${text}</content>`)}
</entry>`,
  );
  return answer(
    'application/atom+xml',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">
<id>${xml(page)}</id>
<title>${xml(title)}</title>
<subtitle>${xml(description)}</subtitle>
<link href="${xml(page)}"/>
<link href="${xml(address)}" rel="self"/>
<updated>${newestChange(entries)}</updated>
<author><name>${xml(site.name)}</name></author>
${items.join('\n')}
</feed>`,
  );
}

function answer(type: string, root: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  });
}

/** RSS can do without it: a feed without entries has never changed. */
function lastBuildDate(entries: readonly FeedEntry[]): string {
  if (entries.length === 0) return '';
  return `<lastBuildDate>${new Date(newestChange(entries)).toUTCString()}</lastBuildDate>\n`;
}

/** Atom asks for one, also without entries: then the epoch, so that the same content gives the same file. */
function newestChange(entries: readonly FeedEntry[]): string {
  return entries.map(({ updatedAt }) => updatedAt).reduce(later, new Date(0).toISOString());
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** The element with the text of an entry; none where that is left out. */
function textOf(entry: FeedEntry, element: (text: string) => string): string {
  return entry.contentHtml && element(xml(withAbsoluteAddresses(entry)));
}

/** Makes links absolute: feed readers show the text elsewhere, where `/contact` leads nowhere. */
function withAbsoluteAddresses({ contentHtml, address }: FeedEntry): string {
  // In the sanitizer's output, `<` and `>` only occur as tag delimiters.
  return contentHtml.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/\b(href|src)="([^"]*)"/, (attribute, name: string, value: string) =>
      URL.canParse(value, address) ? `${name}="${new URL(value, address).href}"` : attribute,
    ),
  );
}

/**
 * Plain text where some readers of RSS parse HTML, and others do not: escaped for the former if they would lose
 * something, as in "Why <details> beats <div>", and as it is for both if not, as in "AT&T".
 */
function xmlOfPlain(text: string): string {
  const [only, ...others] = parseFragment(text).childNodes;
  const isPlain = only && 'value' in only && only.value === text && others.length === 0;
  return xml(isPlain ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
}

/** Escapes text for XML and removes characters that XML does not allow (XML 1.0, section 2.2). */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&#38;')
    .replaceAll('<', '&#60;')
    .replaceAll('>', '&#62;')
    .replaceAll('"', '&#34;');
}

/**
 * The latest articles as a feed.
 *
 * @param address of the feed, on the published site.
 */
export function blogFeed(posts: readonly BlogFull[], address: URL): Feed {
  return feedOf('blog', address, posts, (post) => ({
    address: postPath('blog', post.slug),
    author: post.author,
    summary: post.summary,
    contentHtml: post.contentHtml ?? '',
  }));
}

/** The latest Signal Board posts, likewise; posts from other sites link there. */
export function signalFeed(posts: readonly SignalBoardFull[], address: URL): Feed {
  return feedOf('signal-board', address, posts, (post) => ({
    address: signalCard(post, site.timeZone, site.locale).href,
    author: site.name,
    summary: post.description,
    contentHtml: post.contentHtml ?? '',
  }));
}

/** @param own what each board has under other names; addresses may be relative */
function feedOf<Post extends BlogFull | SignalBoardFull>(
  board: BoardName,
  address: URL,
  posts: readonly Post[],
  own: (post: Post) => Record<'address' | 'author' | 'summary' | 'contentHtml', string>,
) {
  const { title, description }: Record<'title' | 'description', string> = pageMeta[`/${board}`];
  return {
    title: `${title} | ${site.productName}`,
    description,
    /** URL of the feed itself. */
    address: address.href,
    /** URL of the page with the same list. */
    page: new URL(`/${board}`, address).href,
    entries: posts.map((post) => ({
      ...own(post),
      category: categoryOf(board, post.category).label,
      // Permanent, even if the post's URL changes (RFC 4151).
      id: `tag:${address.hostname},2025:${board}/${post.id}`,
      title: post.title,
      address: new URL(own(post).address, address).href,
      publishedAt: publicationDate(post),
      updatedAt: lastChange(post),
    })),
  };
}
