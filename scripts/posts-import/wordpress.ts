import { readFile } from 'node:fs/promises';
import { DomUtils, parseDocument } from 'htmlparser2';
import { PlainError } from '#server/plain-error.ts';
import { type ImportedPost, instantOf } from './import-posts.ts';

type Parent = Parameters<typeof DomUtils.getChildren>[0];

/** Posts in other states, such as the trash, are not imported. */
const STATES: readonly string[] = ['publish', 'future', 'draft', 'pending'];
const VISIBLE: readonly string[] = ['publish', 'future'];
const BLOCK = /^<(p|h[1-6]|ul|ol|table|pre|blockquote|figure|div|hr)\b/i;

/** The posts of a WordPress export (Tools > Export, a WXR file). Pages and attachments are left out. */
export async function readWordPress(file: string): Promise<ImportedPost[]> {
  const document = parseDocument(await readFile(file, 'utf8'), { xmlMode: true });
  const [channel] = all(document, 'channel');
  if (!channel) throw new PlainError(`${file} is not a WordPress export.`);
  const authors = new Map(
    all(channel, 'wp:author').map((author) => [
      textOf(author, 'wp:author_login'),
      textOf(author, 'wp:author_display_name'),
    ]),
  );
  const items = all(channel, 'item');
  const pictures = new Map(items.map((item) => [textOf(item, 'wp:post_id'), textOf(item, 'wp:attachment_url')]));
  return items
    .filter((item) => textOf(item, 'wp:post_type') === 'post')
    .filter((item) => STATES.includes(textOf(item, 'wp:status')))
    .map((item) => {
      const creator = textOf(item, 'dc:creator');
      const link = textOf(item, 'link');
      return {
        title: textOf(item, 'title'),
        slug: decodeURIComponent(textOf(item, 'wp:post_name')),
        // One with a query is a draft's, which nobody links to.
        oldAddress: link.includes('?') ? undefined : link,
        summary: textOf(item, 'excerpt:encoded'),
        html: paragraphs(captions(textOf(item, 'content:encoded'))),
        labels: all(item, 'category').map((label) => DomUtils.textContent(label)),
        author: authors.get(creator) || creator,
        // In UTC without a zone; zeros for a draft that never had a date.
        publishedAt: instantOf(`${textOf(item, 'wp:post_date_gmt')}Z`),
        published: VISIBLE.includes(textOf(item, 'wp:status')),
        picture: pictures.get(thumbnailOf(item)) || undefined,
        base: link,
      };
    });
}

function thumbnailOf(item: Parent): string {
  const meta = all(item, 'wp:postmeta').find((entry) => textOf(entry, 'wp:meta_key') === '_thumbnail_id');
  return meta ? textOf(meta, 'wp:meta_value') : '';
}

/** The caption of a picture, which WordPress writes in brackets, as HTML. */
function captions(html: string): string {
  return html.replace(
    /\[caption[^\]]*\]\s*(<a\b.*?<\/a>|<img\b[^>]*>)(.*?)\[\/caption\]/gs,
    (_, picture: string, words: string) => `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>`,
  );
}

/** In posts of the old editor a blank line is a paragraph and a line break is one. Blocks have paragraphs already. */
function paragraphs(html: string): string {
  if (/<!-- wp:|<p[\s>]/i.test(html)) return html;
  return html
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replace(/\r?\n/g, '<br>')}</p>`))
    .join('\n');
}

function all(parent: Parent, name: string) {
  return DomUtils.getElementsByTagName(name, parent, true);
}

function textOf(parent: Parent, name: string): string {
  // Only a child's: an item's own title, not one within it.
  const [child] = DomUtils.getElementsByTagName(name, DomUtils.getChildren(parent), false);
  return child ? DomUtils.textContent(child).trim() : '';
}
