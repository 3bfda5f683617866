import { expect, test } from 'vitest';
import { facts } from '#src/content/facts.data.ts';
import { checkSite } from '../site-check.ts';
import { routes } from './crawl.ts';

const origin = 'https://agency.example';

/** A site without any problem, with pages added or replaced. */
function siteWith(pages: Record<string, string>) {
  const all = new Map<string, string>();
  for (const path of routes) {
    const { says = [] } = facts.find(({ page }) => page === path) ?? {};
    all.set(path, page(path, { body: says.map((fact) => `<p>${fact}</p>`).join('') }));
  }
  for (const [path, html] of Object.entries(pages)) all.set(path, html);
  const listed = [...all.keys()].filter((path) => path !== '/coming-soon');
  const locations = listed.map((path) => `<loc>${new URL(path, origin).href}</loc>`);
  all.set('/sitemap.xml', locations.join(''));
  all.set('/share.png', '');
  return (path: string) => {
    const body = all.get(path);
    const type = /\.\w+$/.test(path) ? 'other' : 'text/html';
    return Promise.resolve({ status: body === undefined ? 404 : 200, type, body: body ?? '' });
  };
}

function page(path: string, { head = '', body = '', title = path } = {}): string {
  return `<!doctype html><html><head><title>${title} | Freehand</title>
    <meta name="description" content="A page."><meta property="og:image" content="/share.png">
    <link rel="canonical" href="${new URL(path, origin).href}">${head}</head>
    <body><h1>Heading</h1>${body}</body></html>`;
}

const check = (pages: Record<string, string>) => checkSite(siteWith(pages), origin);

test.each([
  ['a dead link', '<a href="/nowhere">x</a>', '/start: leads to /nowhere, which answers 404'],
  ['a missing anchor', '<a href="/contact#sals">x</a>', 'where nothing has that id'],
  ['a second heading', '<h1>Another</h1>', 'has 2 headings of level 1'],
  ['an image without words', '<img src="/share.png" width="1" height="1">', 'without alt'],
  [
    'an animation that stands in for another',
    '<style>@keyframes a{0%{top:0}to{top:1px}}b{}@keyframes a{to{top:2px}}</style>',
    "has more than one animation called 'a'",
  ],
  ['another price', '<p>from $300-$650</p>', "says '$300-$650', where only"],
])('%s is found', async (_, body, finding) => {
  const findings = await check({ '/start': page('/start', { body }) });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(finding);
});

test('pages need a title and a description, and public ones an entry in the sitemap', async () => {
  const bare = '<!doctype html><title>Start</title><meta name="robots" content="noindex"><h1>x</h1>';
  expect(await check({ '/start': bare })).toEqual([
    "/start: is called 'Start'",
    '/start: has no description',
    '/sitemap.xml: lists /start, which is not a page to be found',
  ]);
});

test('two pages with the same title and a wrong canonical address are found', async () => {
  const twin = page('/contact', { title: '/start' });
  const findings = await check({ '/start': twin });
  expect(findings).toEqual([`/start: has the canonical address ${origin}/contact`]);
  expect(await check({ '/coming-soon': page('/coming-soon', { title: '/start' }) })).toEqual([
    "/coming-soon, /start: all are called '/start | Freehand'",
  ]);
});

test('a missing price is found', async () => {
  const findings = await check({ '/services': page('/services') });
  expect(findings).toContain("/services: does not say '$199 per user per month'");
});
