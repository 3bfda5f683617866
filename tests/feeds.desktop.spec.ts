import { demoArticles as blog, demoSignals as signalBoard } from '#src/domain/posts/demo.ts';
import { expect, test } from './fixtures.ts';

const published = (posts: readonly { published?: boolean }[]) =>
  posts.filter((post) => post.published).length;

for (const [path, entries] of [
  ['/rss.xml', published(blog)],
  ['/atom.xml', published(blog)],
  ['/signal-board/rss.xml', published(signalBoard)],
  ['/signal-board/atom.xml', published(signalBoard)],
] as const) {
  // A feed without posts is no feed to look at.
  if (entries === 0) continue;
  test(`${path} is a feed with every post in full`, async ({ page, request }) => {
    const text = await (await request.get(path)).text();
    const found = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'text/xml');
      const all = [...feed.querySelectorAll('item, entry')];
      const content = all.map(
        (entry) =>
          entry.getElementsByTagName('content:encoded')[0] ?? entry.querySelector('content'),
      );
      return {
        broken: feed.querySelector('parsererror')?.textContent ?? null,
        entries: all.length,
        addresses: all.map((entry) => {
          const link = entry.querySelector('link');
          return link?.getAttribute('href') ?? link?.textContent ?? '';
        }),
        html: content.map((element) => element?.textContent ?? ''),
      };
    }, text);
    expect(found.broken).toBeNull();
    expect(found.entries).toBe(entries);
    for (const address of found.addresses) expect(address).toMatch(/^https?:\/\//);
    expect(found.html[0]).toContain('<h2>');
    expect(found.html.join()).not.toMatch(/(href|src)="\//);
  });
}
