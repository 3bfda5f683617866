/** Lists of posts, and posts by id or slug. */
import { describe, expect, test } from 'vitest';
import blogItem from '#functions/blog-item.ts';
import blogBySlug from '#functions/blog-slug.ts';
import blog from '#functions/blog.ts';
import { insertBlogPosts } from '#db/blog-posts.ts';
import type { BlogListed } from '#src/contracts/blog.ts';
import { ask, contextOf, newClient, plainRequest } from './support/harness.ts';
import { article, usePosts } from './support/posts.ts';

const { db, admin, get, send, create, changed, remove, titles } = usePosts();

describe('a list', () => {
  test('shows published posts, newest first, without content', async () => {
    await create({ title: 'First', published: true });
    await create({ title: 'Draft', published: false });
    await create({ title: 'Second', published: true });
    expect(await titles()).toEqual(['Second', 'First']);
    const [post] = await (await get(blog, '/api/blog')).json();
    expect(Object.keys(post).sort()).toEqual([
      ...[
        'author',
        'authorImageUrl',
        'authorTitle',
        'category',
        'createdAt',
        'featuredImage',
        'id',
      ],
      ...[
        'metaDescription',
        'metaKeywords',
        'published',
        'publishedAt',
        'readTimeMinutes',
        'slug',
        'summary',
      ],
      ...['thumbnailUrl', 'title', 'updatedAt'],
    ]);
  });

  test('shows drafts to admins with scope=all', async () => {
    await create({ title: 'Draft', published: false });
    expect(await titles('', admin)).toEqual([]);
    expect(await titles('?scope=all', admin)).toEqual(['Draft']);
    for (const query of ['?scope=all', '?scope=&scope=all']) {
      const response = await get(blog, `/api/blog${query}`);
      expect(response.status).toBe(401);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(await (await get(blog, '/api/blog?scope=all&scope=')).json()).toEqual([]);
  });

  test('is cached by the CDN for each query, unless it shows drafts', async () => {
    const { headers } = await get(blog, '/api/blog?category=ai');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, max-age=86400, stale-while-revalidate=60',
      'netlify-cache-tag': 'blog',
      'netlify-vary': 'query=category|search|scope|limit|offset',
    });
    const all = await get(blog, '/api/blog?scope=all', admin);
    expect(all.headers.get('Cache-Control')).toBe('no-store');
    expect(all.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  });

  test('can be searched in title and summary, case-insensitively and literally', async () => {
    const published = true;
    await create({ published, title: 'Half of it: 50%', summary: 'Percent signs and all of that' });
    await create({ published, title: 'snake_case', summary: 'Underscores and \\ backslashes too' });
    await create({ published, title: 'Überweisung', summary: 'Склад и ИНВОЙС, понемногу' });
    for (const [search, found] of [
      ['HALF', ['Half of it: 50%']],
      ['%', ['Half of it: 50%']],
      ['e_c', ['snake_case']],
      ['_', ['snake_case']],
      ['\\', ['snake_case']],
      ['überw', ['Überweisung']],
      ['ÜBERW', ['Überweisung']],
      ['инвойс', ['Überweisung']],
      ['U\u0308ber', ['Überweisung']],
      ['and', ['snake_case', 'Half of it: 50%']],
      ['50%Percent', []],
      ['Count', []],
      ["'; drop table blog_posts; --", []],
    ] as const) {
      expect(await titles(`?search=${encodeURIComponent(search)}`), search).toEqual(found);
    }
  });

  test('finds a changed post by its new text, and no longer by the old one', async () => {
    const { id } = await create({ published: true });
    await changed(id, { title: 'Another title' });
    expect(await titles('?search=another')).toEqual(['Another title']);
    expect(await titles('?search=automate')).toEqual([]);
    await changed(id, { summary: 'Quite another summary' });
    expect(await titles('?search=quite')).toEqual(['Another title']);
  });

  test('can be filtered by category', async () => {
    await create({ published: true, category: 'ai', title: 'About AI' });
    await create({ published: true, category: 'business', title: 'About business' });
    expect(await titles('?category=ai')).toEqual(['About AI']);
    expect(await titles('?category=ai&search=business')).toEqual([]);
    expect((await titles('?category=&search=')).length).toBe(2);
  });

  test.each(['category=news', 'limit=0', 'limit=101', 'limit=x', 'offset=-1', 'scope=x'])(
    '?%s is 422',
    async (query) => {
      const response = await get(blog, `/api/blog?${query}`);
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).errors)).toEqual([query.split('=')[0]]);
    },
  );

  test('comes in pages, each with a link to the next', async () => {
    for (let i = 1; i <= 5; i++) await create({ title: `Number ${i}`, published: true });
    const seen: string[] = [];
    let path: string | undefined = '/api/blog?limit=2&search=number';
    for (let pages = 0; path && pages < 9; pages++) {
      const response: Response = await get(blog, path);
      seen.push(...((await response.json()) as BlogListed[]).map(({ title }) => title));
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
    }
    expect(seen).toEqual([5, 4, 3, 2, 1].map((i) => `Number ${i}`));
    expect(await titles('?limit=2&offset=4')).toEqual(['Number 1']);
    expect(await titles('?offset=5')).toEqual([]);
  });

  test('gives admins the total counts', async () => {
    for (let i = 1; i <= 5; i++) await create({ title: `Number ${i}`, published: i < 3 });
    await create({ title: 'Another one', category: 'ai' });
    const gone = await create({ title: 'Number 6' });
    await remove(gone.id);
    const counts = async (query: string) => {
      const { headers } = await get(blog, `/api/blog?${query}`, admin);
      return [headers.get('X-Total-Count'), headers.get('X-Draft-Count')];
    };
    expect(await counts('scope=all&limit=2')).toEqual(['6', '4']);
    expect(await counts('scope=all&limit=2&offset=4&search=number')).toEqual(['5', '3']);
    expect(await counts('scope=all&category=ai')).toEqual(['1', '1']);
    expect(await counts('scope=all&offset=99')).toEqual(['6', '4']);
    expect(await counts('scope=deleted')).toEqual(['1', '1']);
    expect(await counts('limit=2')).toEqual([null, null]);
  });

  test('shows a hundred by default', async () => {
    const posts = Array.from({ length: 101 }, (_, i) => ({
      ...{ ...article, category: 'automation' as const, slug: `post-${i}`, published: true },
    }));
    await insertBlogPosts(db(), posts);
    const response = await get(blog, '/api/blog');
    expect(await response.json()).toHaveLength(100);
    expect(response.headers.get('Link')).toBe('</api/blog?offset=100>; rel="next"');
    // The cache would serve it to clients that did not send the parameter.
    const strange = await get(blog, '/api/blog?utm_source=x&limit=5&ref=%3E&__proto__=1');
    expect(strange.headers.get('Link')).toBe('</api/blog?limit=5&offset=5>; rel="next"');
  });
});

describe('one post', () => {
  test('can be read by id, with its version', async () => {
    const { id } = await create({ published: true });
    const response = await get(blogItem, `/api/blog/${id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ id, contentHtml: expect.any(String) });
  });

  test('that is a draft is visible only to admins', async () => {
    const { id, slug } = await create();
    expect((await get(blogItem, `/api/blog/${id}`)).status).toBe(404);
    expect((await get(blogItem, `/api/blog/${id}`, admin)).status).toBe(200);
    expect((await get(blogBySlug, `/api/blog/by-slug/${slug}`, admin)).status).toBe(404);
  });

  test('can be read by slug, in any alphabet', async () => {
    const { id } = await create({ title: 'Склад Café', published: true });
    const slug = encodeURIComponent('склад-cafe');
    const response = await get(blogBySlug, `/api/blog/by-slug/${slug}`);
    expect(await response.json()).toMatchObject({ id, slug: 'склад-cafe' });
    expect(response.headers.get('Netlify-Cache-Tag')).toBe(`blog,blog:${id}`);
    for (const none of ['nothing', '%E0%A4%A', '%00', 'склад']) {
      const missing = await get(blogBySlug, `/api/blog/by-slug/${none}`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test.each(['0', '-1', '1.5', 'abc', '1e3', '%31', '2147483648', '99999999999', '7'])(
    'with the id %s is 404',
    async (id) => {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const path = `/api/blog/${id}`;
        const response =
          method === 'PATCH'
            ? await send(blogItem, method, path, {})
            : await ask(blogItem, path, admin, method);
        expect(response.status).toBe(404);
      }
    },
  );

  test('with an invalid id is 404 before any other error', async () => {
    const request = plainRequest('/api/blog/x', { Origin: 'https://evil.example' }, 'PUT');
    expect((await blogItem(request, contextOf(newClient()))).status).toBe(404);
  });
});
