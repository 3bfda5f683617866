import { readFile } from 'node:fs/promises';
import { DomUtils, parseDocument } from 'htmlparser2';
import { PlainError } from '#server/plain-error.ts';
import { importedInstant } from './dates.ts';
import { textOfHtml } from './html-tree.ts';
import type { ImportedPost, Source } from './imported-post.ts';
import { isRestricting } from './hidden.ts';
import { type Attachments, splitShortcodes } from './shortcodes.ts';
import { bodyOf } from './wordpress-body.ts';

type Parent = Parameters<typeof DomUtils.getChildren>[0];

/** What WordPress keeps beside posts and pages, and nobody wrote. */
const MACHINERY =
  /^(nav_menu_item|wp_global_styles|wp_navigation|wp_template|wp_template_part|wp_font_\w+|custom_css|customize_changeset|oembed_cache|revision|user_request)$/;

/** Statuses of posts; everything but the first two was not to be read by everybody. */
const STATUSES: readonly string[] = ['publish', 'future', 'draft', 'pending', 'private'];

/**
 * The posts of a WordPress export (Tools > Export, a WXR file), read by an XML parser that knows no entities but XML's own
 * five and no external ones.
 */
export async function readWordPress(file: string): Promise<Source> {
  const document = parseDocument(await readFile(file, 'utf8'), { xmlMode: true });
  const [channel] = DomUtils.getElementsByTagName('channel', document, true, 1);
  if (!channel) throw new PlainError(`${file} is not a WordPress export.`);
  const authors = new Map(
    childrenOf(channel, 'wp:author').map((author) => [
      textOf(author, 'wp:author_login'),
      textOfHtml(textOf(author, 'wp:author_display_name')),
    ]),
  );
  const items = childrenOf(channel, 'item');
  const attachments = items.filter((item) => textOf(item, 'wp:post_type') === 'attachment');
  const addresses = new Map(attachments.map((item) => [textOf(item, 'wp:post_id'), textOf(item, 'wp:attachment_url')]));
  const site = textOf(channel, 'wp:base_blog_url') || textOf(channel, 'link');

  const source: Source = { posts: [], notes: [] };
  for (const item of items) {
    const type = textOf(item, 'wp:post_type') || 'post';
    if (type === 'attachment' || MACHINERY.test(type)) continue;
    const id = textOf(item, 'wp:post_id');
    const title = textOfHtml(textOf(item, 'title'));
    const of = title || `item ${id}`;
    try {
      const status = textOf(item, 'wp:status') || 'publish';
      if (type !== 'post') source.notes.push({ kind: 'skipped', of, what: type });
      else if (!STATUSES.includes(status)) source.notes.push({ kind: 'skipped', of, what: `status: ${status}` });
      else {
        const ofPost = attachments
          .filter((one) => textOf(one, 'wp:post_parent') === id)
          .map((one) => textOf(one, 'wp:post_id'));
        source.posts.push(
          readItem(item, { title, id, status, site, authors, addressOf: (one) => addresses.get(one), ofPost }),
        );
      }
    } catch (error) {
      source.notes.push({ kind: 'unreadable', of, what: (error as Error).message });
    }
  }
  return source;
}

interface Known extends Attachments {
  title: string;
  id: string;
  status: string;
  /** The old site's address. */
  site: string;
  authors: ReadonlyMap<string, string>;
}

function readItem(item: Parent, known: Known): ImportedPost {
  const { title, id, status, site, authors } = known;
  const creator = textOf(item, 'dc:creator');
  const link = textOf(item, 'link');
  const content = textOf(item, 'content:encoded');
  const footnotes = metaOf(item, 'footnotes');
  const { html, notes } = bodyOf(content, known, footnotes);
  const hidden = hiddenReason(item, status, content);
  if (hidden) notes.push({ kind: 'hidden', what: hidden });
  const comments = childrenOf(item, 'wp:comment').length;
  if (comments > 0) notes.push({ kind: 'comments', what: `${comments}` });

  // In UTC without a zone; zeros for a draft that never had a date.
  const date = ['wp:post_date_gmt', 'pubDate', 'wp:post_date'].map((name) => textOf(item, name));
  const publishedAt = date.map(importedInstant).find((instant) => instant !== undefined);
  const isPublished = !hidden && publishedAt !== undefined;
  if (!hidden && !publishedAt) {
    notes.push({ kind: 'date', what: date.find(Boolean) ? `“${date.find(Boolean)}” is not understood` : 'no date' });
  }
  const labels = childrenOf(item, 'category').toSorted((a, b) => Number(isTag(a)) - Number(isTag(b)));
  return {
    key: `item ${id || link || title}`,
    title,
    slug: decoded(textOf(item, 'wp:post_name')),
    // One with a query is a draft's, which nobody links to.
    oldAddress: link.includes('?') || !URL.canParse(link) ? undefined : link,
    aliases: [textOf(item, 'guid'), `${site}/?p=${id}`],
    summary: textOfHtml(textOf(item, 'excerpt:encoded')),
    html,
    labels: labels.map((label) => textOfHtml(DomUtils.textContent(label))).filter(Boolean),
    author: authors.get(creator) || creator,
    publishedAt,
    published: isPublished,
    picture: known.addressOf(metaOf(item, '_thumbnail_id')) || undefined,
    base: URL.canParse(link) ? link : site,
    notes,
  };
}

/** Why not everybody could read it there. */
function hiddenReason(item: Parent, status: string, content: string): string | undefined {
  if (textOf(item, 'wp:post_password') !== '') return 'a password';
  if (status !== 'publish' && status !== 'future') return `status: ${status}`;
  // PublishPress Future and its like.
  if (/^\d+$/.test(metaOf(item, '_expiration-date'))) return 'an end';
  const limited = childrenOf(item, 'wp:postmeta').find(isLimiting);
  if (limited) return `for some readers alone (${textOf(limited, 'wp:meta_key')})`;
  const names = [
    ...splitShortcodes(content).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name])),
    ...[...content.matchAll(/<!-- wp:([\w/-]+)/g)].map(([, name = '']) => name),
  ];
  const restricting = names.find(isRestricting);
  return restricting && `a part for some readers alone (${restricting})`;
}

/** Whether a field of a plugin for members, such as Members or Restrict Content Pro, lets some read a post. */
function isLimiting(meta: Parent): boolean {
  const isAccess = /access|restrict|(?:member|subscription)\w*_level/i.test(textOf(meta, 'wp:meta_key'));
  // What plugins write for everybody; the last is PHP's empty list.
  return (
    isAccess && !/^(?:|0|no|none|false|all|public|everyone|everybody|a:0:\{\})$/i.test(textOf(meta, 'wp:meta_value'))
  );
}

function isTag(label: Parent): boolean {
  return 'attribs' in label && label.attribs.domain === 'post_tag';
}

function metaOf(item: Parent, key: string): string {
  const meta = childrenOf(item, 'wp:postmeta').find((entry) => textOf(entry, 'wp:meta_key') === key);
  return meta ? textOf(meta, 'wp:meta_value') : '';
}

/** A slug of another alphabet is percent-encoded; one with a percent sign of its own is not. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Only children: an item's own title, not one within it. */
function childrenOf(parent: Parent, name: string) {
  return DomUtils.getElementsByTagName(name, DomUtils.getChildren(parent), false);
}

function textOf(parent: Parent, name: string): string {
  const [child] = childrenOf(parent, name);
  return child ? DomUtils.textContent(child).trim() : '';
}
