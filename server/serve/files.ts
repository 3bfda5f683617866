import { hash as hashOf } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';

/** Content encodings, the preferred one first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** A file of a built site. */
export interface SiteFile {
  /** Path on disk. */
  file: string;
  type: string;
  /** Whether it is worth compressing. Other types are compressed already. */
  text: boolean;
  /** SHA-256 of the content, in hex. */
  hash: string;
  /** Paths of compressed copies. */
  compressed: Partial<Record<Encoding, string>>;
}

/** All files of a built site by exact URL path (`/blog.html`). */
export type SiteFiles = Map<string, SiteFile>;

/** What a path leads to: a file, or a redirect to the path that has it. */
export type FoundFile = { file: SiteFile; path: string } | { movedTo: string };

/** Rules for the server, not pages. */
const PRIVATE = ['/_headers', '/_redirects'];

/**
 * Lists the files that a built folder serves. Requests are looked up here and never become file names, so nothing
 * else can be reached.
 */
export async function listFiles(folder: string): Promise<SiteFiles> {
  const files: SiteFiles = new Map();
  await walk(folder, '', files);
  for (const path of PRIVATE) files.delete(path);
  return files;
}

async function walk(folder: string, path: string, files: SiteFiles): Promise<void> {
  for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
    const below = `${path}/${entry.name}`;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    if (entry.isDirectory()) await walk(folder, below, files);
    if (!entry.isFile()) continue;
    const file = join(folder, below);
    const hash = hashOf('sha256', await readFile(file));
    // A file with an unknown extension is offered as a download.
    const type = getMimeType(entry.name) ?? 'application/octet-stream';
    const text = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
    files.set(below, { file, hash, compressed: {}, type, text });
  }
}

/** Looks up a decoded path by the platform's rules: `/blog` is `blog.html`, `/a/` is `a/index.html`. */
export function findFile(files: SiteFiles, path: string): FoundFile | undefined {
  const bare = path.replace(/\/$/, '');
  const page = files.get(`${bare}.html`);
  const index = files.get(`${bare}/index.html`);

  if (path.endsWith('/')) {
    if (page && bare) return { movedTo: bare };
    return index && { file: index, path: `${bare}/index.html` };
  }
  const exact = files.get(path);
  if (exact) return { file: exact, path };
  if (page) return { file: page, path: `${bare}.html` };
  return index && { movedTo: `${bare}/` };
}
