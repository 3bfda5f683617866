import { posix } from 'node:path';
import { PlainError } from '#server/plain-error.ts';
import { slugOf } from '#src/domain/slug.ts';
import { ContainedFolder } from './contained-folder.ts';
import { importedInstant } from './dates.ts';
import { readFrontMatter } from './front-matter.ts';
import { hiddenBy } from './hidden.ts';
import type { ImportedPost, Note, Source } from './imported-post.ts';
import { readBody, takeProperties } from './markdown-body.ts';

const MARKDOWN = /\.(md|mdx|markdown|mdown|mkd)$/i;

/** Where projects keep their posts: of a whole project, the other files are no posts. */
const postFolders = [/(^|\/)(_posts|_drafts)\//, /^content\//, /^src\/(data|content)\//];

/** Notion names every page by its title and 32 hexadecimal digits. */
const NOTION = / ?([0-9a-f]{32})$/;

/**
 * The posts of a folder of Markdown files, as Jekyll, Hugo, Astro and Notion's export keep them. A file that cannot be read
 * is named in the notes.
 */
export async function readMarkdownFolder(folder: string): Promise<Source> {
  const files = await ContainedFolder.open(folder);
  const all = await files.list();
  const markdown = all.filter((path) => MARKDOWN.test(path));
  if (markdown.length === 0) throw new PlainError(`There is no Markdown file in ${folder}.`);
  const place = postFolders.find((pattern) => markdown.some((path) => pattern.test(path)));
  const source: Source = { posts: [], notes: [], files };
  for (const path of all.filter((one) => !MARKDOWN.test(one) && /\.(csv|html?|txt|docx?)$/i.test(one))) {
    source.notes.push({ kind: 'skipped', of: path, what: 'no Markdown' });
  }
  for (const path of markdown) {
    if (place && !place.test(path)) {
      source.notes.push({ kind: 'skipped', of: path, what: 'not in the folder of the posts' });
      continue;
    }
    try {
      const read = readPost(path, await files.readText(path));
      if ('key' in read) source.posts.push(read);
      else source.notes.push(read);
    } catch (error) {
      const [reason = ''] = (error as Error).message.split('\n');
      source.notes.push({ kind: 'unreadable', of: path, what: reason });
    }
  }
  return source;
}

/** @returns a note in place of what is a page rather than a post */
function readPost(path: string, source: string): ImportedPost | Note {
  const { fields, body } = readFrontMatter(source);
  const { name, day, isNotion } = nameOf(path);
  if (/^_index$/.test(name)) return { kind: 'skipped', of: path, what: 'a list of posts' };
  const kind = textIn(fields.layout) || textIn(fields.type);
  if (/^pages?$/i.test(kind)) return { kind: 'skipped', of: path, what: 'a page' };

  const read = readBody(body, /\.mdx$/i.test(path));
  const properties = isNotion ? takeProperties(read.html) : { fields: {}, html: read.html };
  const known: Record<string, unknown> = { ...properties.fields, ...fields };
  const first = (...names: string[]) => names.map((one) => textIn(known[one])).find((value) => value !== '') ?? '';
  const notes = [...read.notes];

  const dates = ['publishdate', 'pubdate', 'publisheddate', 'publishedat', 'published', 'date', 'created', 'createdat'];
  const given = dates
    .map((one) => known[one])
    .find((value) => value !== undefined && value !== null && typeof value !== 'boolean' && value !== '');
  const publishedAt = importedInstant(given ?? day);
  if (!publishedAt)
    notes.push({ kind: 'date', what: given === undefined ? 'no date' : `“${textIn(given)}” is not understood` });

  const hidden =
    hiddenBy(known) ??
    hiddenPlace(path) ??
    (isNotion && !first('status', 'state') ? 'a page of Notion without a status that says it is public' : undefined);
  if (hidden) notes.push({ kind: 'hidden', what: hidden });

  const permalink = first('permalink', 'url');
  return {
    key: path,
    title: first('title') || read.title || name.replace(/[-_]+/g, ' '),
    slug: first('slug') || (isNotion ? '' : lastPart(permalink) || name),
    oldAddress: permalink.includes('/') && !permalink.includes(':') ? permalink : undefined,
    aliases: [path, ...textsIn(known.aliases), ...textsIn(known.redirectfrom), ...(permalink ? [permalink] : [])],
    summary: first('excerpt', 'description', 'summary'),
    html: properties.html,
    labels: ['category', 'categories', 'tags', 'tag'].flatMap((one) => textsIn(known[one])),
    author: [...textsIn(known.author), ...textsIn(known.authors)].join(', '),
    publishedAt,
    published: !hidden && publishedAt !== undefined,
    picture:
      first('image', 'cover', 'heroimage', 'featuredimage', 'featureimage', 'thumbnail', 'banner', 'images').replace(
        /^~\//,
        '/src/',
      ) || undefined,
    base: posix.dirname(path),
    notes,
  };
}

function nameOf(path: string): { name: string; day: string; isNotion: boolean } {
  const file = posix.basename(path).replace(MARKDOWN, '');
  const isNotion = NOTION.test(file);
  const bundle = /^index(\.\w{2})?$/.test(file) ? posix.basename(posix.dirname(path)) : file;
  // Jekyll puts the date into the name.
  const [, day = '', rest] = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(bundle) ?? [];
  return { name: (rest ?? bundle).replace(NOTION, ''), day, isNotion };
}

/** Jekyll's drafts, and what Astro and Hugo do not build. */
function hiddenPlace(path: string): string | undefined {
  const parts = path.split('/');
  return parts.find((part) => /^_?drafts$/i.test(part)) ?? parts.slice(-1).find((part) => part.startsWith('_'));
}

function lastPart(address: string): string {
  const part = address.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  return part.startsWith(':') ? '' : slugOf(part.replace(/\.html?$/, ''));
}

function textIn(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (Array.isArray(value)) return textIn(value[0]);
  // Hugo and Astro write an author or a cover as an object.
  if (typeof value === 'object' && value !== null) {
    const { name, src, image, path, url, title } = value as Record<string, unknown>;
    return textIn(name ?? src ?? image ?? path ?? url ?? title);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Each of a list, or of words between commas. */
function textsIn(value: unknown): string[] {
  const values = typeof value === 'string' ? value.split(',') : [value].flat();
  return values.map(textIn).filter((text) => text !== '');
}
