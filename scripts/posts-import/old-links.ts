import { posix } from 'node:path';
import { postPath } from '#src/domain/posts/paths.ts';
import { prefixed } from '#src/domain/render/anchors.ts';
import type { ImportedPost } from './imported-post.ts';

/** An origin for what has only a path. */
const NOWHERE = 'https://nowhere.invalid';

/** Where links of the old site lead on this one. */
export class OldLinks {
  readonly #slugs = new Map<string, string>();
  /** By the last part of an address alone, where only one post has it. */
  readonly #lastParts = new Map<string, string | undefined>();
  readonly #hosts = new Set<string>();

  /** @param posts those that are brought over, with their slugs here */
  constructor(posts: readonly { post: ImportedPost; slug: string }[]) {
    for (const { post, slug } of posts) {
      const { oldAddress = '', aliases } = post;
      if (URL.canParse(oldAddress)) this.#hosts.add(hostOf(new URL(oldAddress)));
      for (const alias of [oldAddress, ...aliases].filter(Boolean)) this.#slugs.set(keyOf(alias), slug);
      for (const part of new Set([slug, post.slug, posix.basename(keyOf(aliases[0] ?? ''))])) {
        this.#lastParts.set(part, this.#lastParts.has(part) ? undefined : slug);
      }
    }
  }

  /**
   * @param base what a relative one starts from: a URL, or a folder of the source
   * @returns where it leads here; `old` for one that still leads to the old site; undefined for any other link
   */
  resolve(href: string, base: string): string | 'old' | undefined {
    if (href === '' || href.startsWith('#')) return undefined;
    const isAbsolute = URL.canParse(href) || href.startsWith('//');
    const isFile = !URL.canParse(base);
    const from = isFile ? `${NOWHERE}/${base}/` : base;
    if (!URL.canParse(href, from)) return undefined;
    const url = new URL(href, from);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    const isOfOldSite = url.origin === NOWHERE || this.#hosts.has(hostOf(url)) || !isAbsolute;
    if (!isOfOldSite && isAbsolute) return undefined;
    const path = url.pathname + (url.search.startsWith('?p=') ? url.search : '');
    const key = keyOf(path);
    const slug = this.#slugs.get(key) ?? (isFile ? this.#lastParts.get(posix.basename(key)) : undefined);
    if (slug === undefined) return 'old';
    return postPath('blog', slug) + (url.hash && `#${prefixed(url.hash.slice(1))}`);
  }
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}

/** An address without what differs between two spellings of it: host, encoding, endings. */
function keyOf(address: string): string {
  const url = new URL(address, NOWHERE);
  const [id] = /^\?p=\d+/.exec(url.search) ?? [];
  return (
    decoded(url.pathname)
      .toLowerCase()
      .replace(/\.(md|mdx|markdown|mdown|mkd|html?)$/, '')
      .replace(/\/(_?index)$/, '')
      .replace(/^\/+|\/+$/g, '') + (id ?? '')
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
