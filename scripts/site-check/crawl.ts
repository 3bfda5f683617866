import { furtherLegal } from '#src/content/legal/further.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { readPage, type PageFacts } from './read-page.ts';

/** Every public address of the route table. */
export const routes: readonly string[] = [
  ...Object.keys(pageMeta),
  ...['privacy-policy', 'terms-of-service', 'trust', 'call'].map((page) => `/${page}`),
  ...furtherLegal.map(({ slug }) => `/${slug}`),
  ...['login', 'forgotten', 'password'].map((page) => `/admin-${page}`),
];

/** Whether an address is a public page or file: not the API, and nothing behind the login. */
export function isPublicAddress(path: string): boolean {
  return !/^\/(api|admin-dashboard)(\/|$)/.test(path);
}

/** Gets a server's answer for a path of the site; its type is without parameters. */
export type Get = (path: string) => Promise<{ status: number; type: string; body: string }>;

export interface CrawledSite {
  /** Pages by path, in the order in which they were found. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  readonly statuses: ReadonlyMap<string, number>;
}

/** Path and fragment of a link within the site. Undefined for other sites. */
export function linkWithin(
  address: string,
  page: string,
  origin: string,
): { path: string; fragment: string } | undefined {
  const url = new URL(address, new URL(page, origin));
  if (url.origin !== origin) return undefined;
  return { path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) };
}

/** Follows every link and loads every file of a site, a few at a time. @param origin the one in its canonical links */
export async function crawl(get: Get, starts: readonly string[], origin: string): Promise<CrawledSite> {
  const pages = new Map<string, PageFacts>();
  const statuses = new Map<string, number>();
  const queue = [...starts];
  const seen = new Set(starts);

  async function visit(path: string): Promise<void> {
    const { status, type, body } = await get(path);
    statuses.set(path, status);
    if (status !== 200 || type !== 'text/html') return;
    const page = readPage(body);
    pages.set(path, page);
    const leads = [...page.addresses, ...(page.shareImage ? [page.shareImage] : [])];
    for (const address of leads) {
      const target = linkWithin(address, path, origin)?.path;
      if (!target || !isPublicAddress(target) || seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, 8).map(visit));
  return { pages, statuses };
}
