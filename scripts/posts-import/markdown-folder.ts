import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { PlainError } from '#server/plain-error.ts';
import { readMarkdown } from '#src/domain/render/read-markdown.ts';
import { type ImportedPost, instantOf } from './import-posts.ts';

/** The posts of a folder of Markdown files with front matter, as AstroWind, Hugo and Jekyll keep them. */
export async function readMarkdownFolder(folder: string): Promise<ImportedPost[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.mdx?$/.test(name)).sort();
  if (files.length === 0) throw new PlainError(`There is no Markdown file in ${folder}.`);
  return Promise.all(files.map((file) => readPost(join(folder, file))));
}

async function readPost(file: string): Promise<ImportedPost> {
  const source = await readFile(file, 'utf8');
  const [, front = '', body = source] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  const fields = readFront(front, file);
  const first = (...names: string[]) => names.map((name) => textIn(fields[name])).find((value) => value !== '') ?? '';
  const name = basename(file).replace(/\.mdx?$/, '');
  // Jekyll puts the date into the name.
  const [, date = '', rest] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? [];
  return {
    title: first('title'),
    slug: first('slug') || (rest ?? (name === 'index' ? basename(dirname(file)) : name)),
    summary: first('excerpt', 'description', 'summary'),
    html: readMarkdown(body),
    labels: [...labelsIn(fields.category), ...labelsIn(fields.categories), ...labelsIn(fields.tags)],
    author: first('author'),
    publishedAt: instantOf(first('publishDate', 'pubDate', 'date') || date),
    published: fields.draft !== true,
    picture: first('image', 'cover', 'heroImage').replace(/^~\//, 'src/') || undefined,
    base: dirname(file),
  };
}

function readFront(front: string, file: string): Record<string, unknown> {
  try {
    const read: unknown = parse(front);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch (error) {
    throw new PlainError(`The front matter of ${file} cannot be read: ${(error as Error).message}`);
  }
}

function textIn(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  // Hugo writes an author or a cover as an object.
  if (typeof value === 'object' && value !== null) {
    const { name, src, image } = value as Record<string, unknown>;
    return textIn(name ?? src ?? image);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function labelsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(textIn).filter((label) => label !== '');
}
