import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Article, Signal } from '#src/domain/posts/snapshot.ts';
import { attackStrings } from '../tests/attack-strings/attack-strings.ts';
import { inspect } from './inspect-page.ts';
import { editionOf, KeptPages } from './kept-pages.ts';
import { writePostPages } from './post-pages.ts';

const origin = 'https://freehand.example';

const article: Article = {
  ...{ id: 1, title: 'One', slug: 'one', summary: 'Short.', category: 'ai', published: true },
  ...{ author: 'Ines', authorTitle: null, authorImageUrl: null, thumbnailUrl: null },
  ...{ featuredImage: null, metaDescription: null, metaKeywords: null, readTimeMinutes: null },
  ...{ createdAt: '2026-11-19T15:00:00.000Z', updatedAt: '2026-11-19T15:00:00.000Z' },
  publishedAt: '2026-11-19T15:00:00.000Z',
  content: '<h2>First</h2><p onclick="x()">Words</p>',
};
const signal: Signal = {
  ...{ id: 1, title: 'Tally', slug: 'tally', description: 'Count.', category: 'wild' },
  ...{ sourceType: 'original', url: null, thumbnailUrl: null, content: '*Count*', published: true },
  ...{ createdAt: '2026-11-19T15:00:00.000Z', updatedAt: '2026-11-19T15:00:00.000Z' },
  publishedAt: '2026-11-19T15:00:00.000Z',
};

/** A mark in each kind of place that the site's own templates have. */
const template =
  '<title>{{meta.title}}</title><meta name="description" content="{{meta.description}}">' +
  '<!--if:meta.noindex-->noindex<!--/if:meta.noindex--><style>a{}</style><script>a()</script>' +
  '<!--if:share.address--><meta property="og:image" content="{{share.address}}" title="{{share.alt}}"><!--/if:share.address-->' +
  '<!--if:canonical--><link rel="canonical" href="{{canonical}}"><!--/if:canonical-->' +
  '<script type="application/ld+json">"{{structuredData.0:json}}"</script>' +
  '<h1 class="{{view.titleSize}}">{{view.title}}</h1><main>{{view.contentHtml:html}}</main>' +
  '<!--if:next--><!--if:next.older--><a href="{{next.older.href}}">{{next.older.title}}</a><!--/if:next.older--><!--/if:next-->' +
  '<!--each:related--><li id="post-{{id}}"><img src="{{thumbnail}}" alt=""><a href="{{href}}">{{texts.title}}</a></li><!--/each:related-->';
const templates = { blog: template, 'signal-board': template };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'post-pages-'));
});
afterEach(() => rm(root, { recursive: true }));

const write = (blog: Article[], signalBoard: Signal[] = [], folder = root, kept?: KeptPages) =>
  writePostPages(folder, { origin, templates, snapshot: { blog, signalBoard }, kept });
const read = (path: string) => readFile(join(root, path), 'utf8');

test('every post has its page, rendered by its board, with what stands around it', async () => {
  const older: Article = { ...article, id: 2, title: 'Two', slug: 'счёт' };
  expect(await write([article, older], [signal])).toEqual({ posts: 3, made: 3 });
  expect((await readdir(join(root, 'blog'))).sort()).toEqual(['one.html', 'счёт.html']);
  const html = await read('blog/one.html');
  expect(html).toContain('<main><h2>First</h2><p>Words</p></main>');
  expect(html).toContain(`<link rel="canonical" href="${origin}/blog/one">`);
  expect(html).toContain('<a href="/blog/%D1%81%D1%87%D1%91%D1%82">Two</a>');
  expect(html).toMatch(new RegExp(`og:image" content="${origin}/share/[0-9a-f]{20}.png"`));
  expect(await read('signal-board/tally.html')).toContain('<main><p><em>Count</em></p>');
});

test('the picture of an article is its own, for search engines too', async () => {
  await write([article, { ...article, id: 2, slug: 'two', title: 'Two' }]);
  const picture = async (path: string) => {
    const html = await read(path);
    const [, address = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`"image":"${address}"`);
    return address;
  };
  expect(await picture('blog/one.html')).not.toBe(await picture('blog/two.html'));
});

test('a post from elsewhere is not to be found, and stands for nothing', async () => {
  const url = 'https://example.com/report';
  await write([], [{ ...signal, sourceType: 'external', url }]);
  const html = await read('signal-board/tally.html');
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/canonical|og:image/);
});

test('a slug that makes no file name has no page', async () => {
  expect((await write([{ ...article, slug: 'index' }])).posts).toBe(0);
  expect(await readdir(join(root, 'blog'))).toEqual([]);
});

test('a build makes only the pages that are others than before', async () => {
  const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((slug, id) => ({
    ...{ ...article, id, slug, title: slug.toUpperCase() },
  }));
  const build = async (name: string, blog: Article[], edition = 'first') =>
    write(blog, [signal], join(root, name), await KeptPages.open(join(root, 'kept'), edition));
  const page = (name: string) => read(`${name}/blog/h.html`);
  expect(await build('1', posts)).toEqual({ posts: 11, made: 11 });
  expect(await build('2', posts)).toEqual({ posts: 11, made: 0 });
  expect(await page('2')).toBe(await page('1'));

  // Itself and the two that lead to it by title.
  const edited = posts.map((post) => (post.slug === 'h' ? { ...post, title: 'Edited' } : post));
  expect(await build('3', edited)).toEqual({ posts: 11, made: 3 });
  expect(await page('3')).toContain('<h1 class="text-closing">Edited</h1>');
  expect(await page('1')).not.toContain('Edited');
  const other = edited.map((post) => (post.slug === 'h' ? { ...post, content: '<p>x</p>' } : post));
  expect(await build('4', other)).toEqual({ posts: 11, made: 1 });
  expect(await page('4')).toContain('<main><p>x</p></main>');

  // What no build asks for any more is not kept.
  expect(await readdir(join(root, 'kept'))).toHaveLength(11);
  expect(await build('5', other, 'second')).toEqual({ posts: 11, made: 11 });
  expect(await readdir(join(root, 'kept'))).toHaveLength(11);
});

test('an edition is of the templates and of what fills them', async () => {
  const edition = await editionOf(process.cwd(), [template]);
  expect(await editionOf(process.cwd(), [template])).toBe(edition);
  expect(await editionOf(process.cwd(), [`${template} `])).not.toBe(edition);
});

test('whatever a post says, its page holds no more than the policy lets in', async () => {
  const attacks = [...new Set(Object.values(attackStrings).flat())];
  // Calls take no address that leads elsewhere than into the web.
  const address = (attack: string) => `https://evil.example/${attack}`;
  const blog = attacks.map((attack, id): Article => ({
    ...{ ...article, id, slug: `attack-${id}`, content: attack, title: attack, summary: attack },
    ...{ author: attack, metaDescription: attack, metaKeywords: attack },
    thumbnailUrl: address(attack),
  }));
  const signalBoard = attacks.map((attack, id): Signal => ({
    ...{ ...signal, id, slug: `attack-${id}`, content: attack, title: attack },
    description: attack,
    thumbnailUrl: address(attack),
  }));
  await write(blog, signalBoard);
  for (const { slug } of blog) {
    for (const board of ['blog', 'signal-board']) {
      const html = await read(`${board}/${slug}.html`);
      expect(inspect(html), html).toEqual({ styles: ['a{}'], scripts: ['a()'], forbidden: [] });
    }
  }
});
