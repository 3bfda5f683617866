import { demoArticles, demoSignals } from '#src/domain/posts/demo.ts';
import { expect, test } from './fixtures.ts';

// src/features/posts/feed.test.ts shows what an entry looks like.
for (const [paths, posts] of [
  [['/rss.xml', '/atom.xml'], demoArticles],
  [['/signal-board/rss.xml', '/signal-board/atom.xml'], demoSignals],
] as const) {
  const entries = posts.filter(({ published }) => published).length;
  // A feed without posts is no feed to look at.
  if (entries === 0) continue;
  test(`${paths.join(' and ')} are feeds with every post in full`, async ({ page, request }) => {
    for (const path of paths) {
      const text = await (await request.get(path)).text();
      const found = await page.evaluate((xml) => {
        const feed = new DOMParser().parseFromString(xml, 'text/xml');
        return {
          broken: feed.querySelector('parsererror')?.textContent ?? null,
          entries: feed.querySelectorAll('item, entry').length,
        };
      }, text);
      expect(found, path).toEqual({ broken: null, entries });
      expect(text, path).toContain('h2&#62;');
      expect(text, path).not.toMatch(/(href|src)=&#34;\//);
    }
  });
}
