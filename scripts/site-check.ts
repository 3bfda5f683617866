import { facts, onlyLikeThis } from '#src/content/facts.data.ts';
import { site as agency } from '#src/content/site.ts';
import { crawl, type Get, linkWithin, isPublicAddress, routes, type CrawledSite } from './site-check/crawl.ts';
import type { PageFacts } from './site-check/read-page.ts';

/** Search engines may show it, but it has no content to find, so it is not in the sitemap. */
const UNLISTED = '/coming-soon';

/** How every title ends. */
const SUFFIX = ` | ${agency.productName}`;

/** Crawls the whole site of this agency and lists its problems, a line each. @param origin that of its canonical links */
export async function checkSite(get: Get, origin: string): Promise<string[]> {
  const site = await crawl(get, routes, origin);
  const listed = await listedPages(get, origin);
  return [
    ...routes.filter((path) => !site.pages.has(path)).map((path) => `${path}: there is no page`),
    ...checkAddresses(site, origin),
    ...[...site.pages].flatMap(([path, page]) => checkPage(path, page, origin).map((finding) => `${path}: ${finding}`)),
    ...twice(titlesOf(site)).map(([title, paths]) => `${paths.join(', ')}: all are called '${title}'`),
    ...checkListing(site, listed),
    ...checkFacts(site),
  ];
}

/** Pages that search engines may show; others may share a title. */
function titlesOf({ pages }: CrawledSite): [string, string][] {
  return [...pages].filter(([, { noindex }]) => !noindex).map(([path, { titles }]) => [titles[0] ?? '', path]);
}

function checkAddresses(site: CrawledSite, origin: string): string[] {
  return [...site.pages].flatMap(([path, page]) =>
    page.addresses.flatMap((address) => {
      const target = linkWithin(address, path, origin);
      if (!target || !isPublicAddress(target.path)) return [];
      const status = site.statuses.get(target.path);
      if (status !== 200) return `${path}: leads to ${address}, which answers ${status}`;
      const ids = site.pages.get(target.path)?.ids;
      if (!target.fragment || !ids || ids.includes(target.fragment)) return [];
      return `${path}: leads to ${address}, where nothing has that id`;
    }),
  );
}

function checkPage(path: string, page: PageFacts, origin: string): string[] {
  const [title = ''] = page.titles;
  const canonical = page.noindex ? undefined : new URL(path, origin).href;
  return [
    page.titles.length !== 1 && `has ${page.titles.length} titles`,
    !(title.endsWith(SUFFIX) && title.length > SUFFIX.length) && `is called '${title}'`,
    !page.description && 'has no description',
    (page.description?.length ?? 0) > 160 && 'has a description of more than 160 characters',
    page.canonical !== canonical && `has the canonical address ${page.canonical}`,
    !page.noindex && !page.shareImage && 'has no share image',
    page.headings.length !== 1 && `has ${page.headings.length} headings of level 1`,
    ...twice(page.ids.map((id) => [id, id])).map(([id]) => `has the id '${id}' more than once`),
    // Animation names are global in a page: of two with one name, the later replaces both.
    ...twice(page.keyframes)
      .filter(([, steps]) => new Set(steps).size > 1)
      .map(([name]) => `has more than one animation called '${name}'`),
    ...page.images.flatMap(({ src, alt, width, height }) => [
      alt === undefined && `has an image without alt: ${src}`,
      !(width && height) && `has an image without width and height: ${src}`,
    ]),
  ].filter((finding) => finding !== false);
}

async function listedPages(get: Get, origin: string): Promise<string[]> {
  const { body } = await get('/sitemap.xml');
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const url = new URL(address);
    return url.origin === origin ? url.pathname : address;
  });
}

/** The sitemap must list all pages that search engines may show, and nothing else. */
function checkListing({ pages }: CrawledSite, listed: string[]): string[] {
  const open = [...pages].filter(([path, { noindex }]) => !noindex && path !== UNLISTED).map(([path]) => path);
  return [
    ...open.filter((path) => !listed.includes(path)).map((path) => `${path}: is not in the sitemap`),
    ...listed
      .filter((path) => !open.includes(path))
      .map((path) => `/sitemap.xml: lists ${path}, which is not a page to be found`),
  ];
}

function checkFacts({ pages }: CrawledSite): string[] {
  const missing = facts.flatMap(({ page, says: texts }) => {
    const text = pages.get(page)?.text ?? '';
    return texts.filter((fact) => !text.includes(fact)).map((fact) => `${page}: does not say '${fact}'`);
  });
  const contradicting = [...pages].flatMap(([path, { text }]) =>
    onlyLikeThis.flatMap(({ pattern, allowed }) =>
      (text.match(pattern) ?? [])
        .filter((said) => !allowed.includes(said))
        .map((said) => `${path}: says '${said}', where only ${allowed.join(', ')} is agreed`),
    ),
  );
  return [...missing, ...contradicting];
}

/** Keys with more than one value, and those values. */
function twice(pairs: readonly (readonly [key: string, value: string])[]): [string, string[]][] {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([key, group]) => [key, group.map(([, value]) => value)]);
}
