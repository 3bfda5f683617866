import type { Feed } from './feed.ts';

/** A feed for tests, of one post with what a format must escape or complete. */
export const feed: Feed = {
  title: 'Freehand: Insights & BlogFulls',
  description: 'Longer pieces.',
  address: 'https://agency.example/rss.xml',
  page: 'https://agency.example/blog',
  entries: [
    {
      id: 'tag:agency.example,2025:blog/7',
      title: '5 < 6 & "seven"\u0003',
      address: 'https://agency.example/blog/five',
      category: 'AI & ML',
      author: 'Ravi Menon',
      summary: 'Short.',
      contentHtml:
        '<p>See <a href="/contact?a=1&#x26;b=2">us</a>, <a title="x" href="#end">below</a>, <a href="https://a.example/">them</a>. <img src="/a.webp" alt=""> <code>href="/no"</code></p>',
      publishedAt: '2026-11-19T15:00:00.000Z',
      updatedAt: '2026-11-20T15:00:00.000Z',
    },
  ],
};
