/** The pages behind the static pages: posts without a page of their own, old addresses, not-found pages. */
import { describe, expect, test, vi } from 'vitest';
import editorPage from '#functions/admin-editor-page.ts';
import postPage, { config } from '#functions/post-page.ts';
import signalBoardItem from '#functions/signal-board-item.ts';
import signalBoard from '#functions/signal-board.ts';
import { handIn } from '#db/connection.ts';
import { neighboursOf } from '#db/post-neighbours.ts';
import { published as listPublished } from '#db/testing/published.ts';
import { neighboursIn } from '#src/domain/posts/neighbours.ts';
import { listSubject } from '#src/domain/posts/share-subject.ts';
import { isOurs } from '#src/domain/posts/signal-page.ts';
import { shareImage } from '#src/domain/share-image.ts';
import { contextOf, newClient, plainRequest, SITE } from './support/harness.ts';
import { signal, usePosts } from './support/posts.ts';

/** As the build makes them, with less around. */
vi.mock('#functions/shared/generated/pages.ts', () => {
  const head =
    '<title>{{meta.title}}</title><meta name="description" content="{{meta.description}}">' +
    '<!--if:meta.noindex-->noindex<!--/if:meta.noindex-->' +
    '<!--if:canonical--><link rel="canonical" href="{{canonical}}"><!--/if:canonical-->' +
    '<!--if:share.address-->picture {{share.address}}<!--/if:share.address-->' +
    '<script type="application/ld+json">"{{structuredData.0:json}}"</script>';
  const links =
    '<!--if:next--><nav><!--if:next.newer-->newer {{next.newer.href}} <!--/if:next.newer-->' +
    '<!--if:next.older-->older {{next.older.href}}<!--/if:next.older--></nav><!--/if:next-->' +
    '<!--each:related--><li>{{texts.title}}</li><!--/each:related-->';
  return {
    blogPost: `${head}<h1>{{view.title}}</h1><main>{{view.contentHtml:html}}</main>${links}`,
    blogNotFound: 'Article Not Found {{address}}',
    signalBoardPost: `${head}<h1>{{view.title}}</h1><!--if:view.url--><a href="{{view.url}}"></a><!--/if:view.url-->${links}`,
    signalBoardNotFound: 'Post Not Found',
    failed: '<h1>{{title}}</h1><p>{{message}}</p><a href="{{path}}">Try Again</a>',
    notFound: 'Page Not Found {{origin}}',
    blogEditor: '',
    signalBoardEditor: '<h1>Edit</h1>{{view.title}}',
  };
});

const { db, admin, get, send, create, change, changed, remove } = usePosts();
const published = { published: true };

const read = async (path: string) => {
  const response = await get(postPage, path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

async function signalOf(fields: object = {}) {
  const response = await send(signalBoard, 'POST', '/api/signal-board', { ...signal, ...fields });
  expect(response.status).toBe(201);
  return response.json();
}

test('it stands behind the static pages', () => {
  expect(config).toMatchObject({
    path: ['/blog/:slug', '/signal-board/:slug'],
    preferStatic: true,
  });
});

describe('a published post', () => {
  test('is there at once, kept by the CDN like its call', async () => {
    await create(published);
    const { status, headers, html } = await read('/blog/what-to-automate-first');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, s-maxage=60');
    expect(headers.get('Netlify-Cache-Tag')).toBe('blog');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(html).toContain('<title>What to automate first</title>');
    expect(html).toContain('content="A short test for picking a first project."');
    expect(html).toContain('href="http://localhost:4321/blog/what-to-automate-first"');
    expect(html).toContain(
      '<main><h2>Count</h2><p>Ask how often, and how alike the cases are.</p></main>',
    );
    expect(JSON.parse(/json">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'What to automate first',
      url: 'http://localhost:4321/blog/what-to-automate-first',
    });
  });

  test('is shared with the picture of its list until the build has drawn its own', async () => {
    await create(published);
    const { html } = await read('/blog/what-to-automate-first');
    expect(html).toContain(`picture http://localhost:4321${shareImage(listSubject('blog')).path}`);
    expect(JSON.parse(/json">(.*?)<\/script>/.exec(html)?.[1] ?? '')).not.toHaveProperty('image');
  });

  test('says what was typed, whatever that is', async () => {
    const title = `</title><script>alert("1")</script>{{view.url}}<!--if:next-->$&`;
    const { slug } = await create({ ...published, title, summary: title });
    const { html } = await read(`/blog/${slug}`);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<h1>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)');
    expect(JSON.parse(/json">(.*?)<\/script>/.exec(html)?.[1] ?? '').headline).toBe(title);
  });

  test('of another alphabet has an address too', async () => {
    const { slug } = await create({ ...published, title: 'Склад и счёт' });
    expect((await read(`/blog/${encodeURIComponent(slug)}`)).status).toBe(200);
  });

  test('leads to what is next to it and like it, as the static page does', async () => {
    const categories = ['ai', 'business', 'ai', 'technology', 'ai', 'ai'];
    for (const category of categories) await create({ ...published, category });
    await create({ title: 'Draft' });
    await remove((await create({ ...published, title: 'Deleted' })).id);
    const posts = await listPublished(db(), 'blog');
    const around = neighboursIn(posts);
    const ids = (list: { id: number }[]) => list.map(({ id }) => id);
    for (const post of posts) {
      const one = around(post);
      const other = await neighboursOf(db(), 'blog', post);
      expect(other.newer?.id).toBe(one.newer?.id);
      expect(other.older?.id).toBe(one.older?.id);
      expect(ids(other.related)).toEqual(ids(one.related));
    }
    const { html } = await read('/blog/what-to-automate-first-2');
    expect(html).toContain(
      'newer /blog/what-to-automate-first-3 older /blog/what-to-automate-first<',
    );
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  test('from elsewhere leads there, is not to be found, and has nothing around it', async () => {
    await signalOf();
    const url = 'https://example.com/report?a=1&b=2';
    await signalOf({ title: 'Theirs', sourceType: 'external', url });
    const { status, html } = await read('/signal-board/theirs');
    expect(status).toBe(200);
    expect(html).toContain('<a href="https://example.com/report?a=1&amp;b=2">');
    expect(html).toContain('noindex');
    expect(html).not.toContain('canonical');
    expect(html).not.toContain('picture');
    expect(html).not.toContain('<nav>');
    expect((await read('/signal-board/the-tally-sheet')).html).not.toContain('theirs');
  });

  test('on the Signal Board stands among our own', async () => {
    const posts = [
      ...(await Promise.all([
        signalOf(),
        signalOf({ sourceType: 'external', url: 'https://example.com' }),
      ])),
      ...(await Promise.all([signalOf(), signalOf({ category: 'idea' })])),
    ];
    const ours = (await listPublished(db(), 'signal-board')).filter((post) =>
      isOurs(posts.find(({ id }) => id === post.id)),
    );
    for (const post of ours) {
      const { newer, older, related } = await neighboursOf(db(), 'signal-board', post);
      const expected = neighboursIn(ours)(post);
      expect([newer?.id, older?.id]).toEqual([expected.newer?.id, expected.older?.id]);
      expect(related.map(({ id }) => id)).toEqual(expected.related.map(({ id }) => id));
    }
  });

  test('is read by HEAD too', async () => {
    await create(published);
    const request = plainRequest('/blog/what-to-automate-first', {}, 'HEAD');
    const response = await postPage(request, contextOf(newClient()));
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('an old address', () => {
  test('leads to the new one in one hop', async () => {
    const { id } = await create({ ...published, slug: 'one' });
    await changed(id, { slug: 'two' });
    await changed(id, { slug: 'счёт' });
    for (const old of ['one', 'two', 'ONE', 'two/']) {
      const { status, headers } = await read(`/blog/${old}`);
      expect([status, headers.get('Location')]).toEqual([301, '/blog/%D1%81%D1%87%D1%91%D1%82']);
      expect(headers.get('Netlify-Cache-Tag')).toBe('blog');
    }
    expect((await read('/signal-board/one')).status).toBe(404);
    await changed(id, { published: false });
    expect((await read('/blog/one')).status).toBe(404);
  });

  test('in capitals or with a slash at the end leads to the one that links name', async () => {
    await create(published);
    for (const path of ['/blog/What-To-Automate-First', '/blog/what-to-automate-first/']) {
      const { status, headers } = await read(path);
      expect([status, headers.get('Location')]).toEqual([301, '/blog/what-to-automate-first']);
    }
  });

  test('that a new post has taken is the new post', async () => {
    const { id } = await create({ ...published, slug: 'one' });
    await changed(id, { slug: 'two' });
    await create({ ...published, slug: 'one', title: 'Another' });
    expect((await read('/blog/one')).html).toContain('<h1>Another</h1>');
  });
});

describe('what is not there', () => {
  test('is 404 in the words of its board, and never kept', async () => {
    const draft = await create({ slug: 'draft' });
    await remove((await create({ ...published, slug: 'deleted' })).id);
    for (const slug of ['nothing', 'draft', 'deleted', '%E0%A4%A', '%00', 'index']) {
      const { status, headers, html } = await read(`/blog/${slug}`);
      expect([status, html.slice(0, 17)]).toEqual([404, 'Article Not Found']);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Netlify-CDN-Cache-Control')).toBeNull();
    }
    await change(draft.id, published);
    expect((await read('/blog/draft')).status).toBe(200);
    const missing = await read('/signal-board/nothing');
    expect([missing.status, missing.html]).toEqual([404, 'Post Not Found']);
  });

  test('comes and goes with what admins do', async () => {
    const { id, slug } = await signalOf();
    expect((await read(`/signal-board/${slug}`)).status).toBe(200);
    await send(signalBoardItem, 'PATCH', `/api/signal-board/${id}`, { published: false });
    expect((await read(`/signal-board/${slug}`)).status).toBe(404);
  });
});

describe('a failure', () => {
  test('is a page that a person can read', async () => {
    const whole = db();
    handIn(undefined);
    const away = await read('/blog/some-post');
    handIn(whole);
    expect(away.status).toBe(503);
    expect(away.headers.get('Retry-After')).toBe('5');
    expect(away.headers.get('Cache-Control')).toBe('no-store');
    expect(away.html).toBe(
      '<h1>Back in a Moment</h1><p>We cannot reach our records right now. Please try again shortly.</p>' +
        '<a href="/blog/some-post">Try Again</a>',
    );
  });

  test('of the method says what is possible', async () => {
    const request = plainRequest('/blog/what-to-automate-first', admin, 'DELETE');
    const response = await postPage(request, contextOf(newClient()));
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(await response.text()).toContain('<h1>Not Possible Here</h1>');
  });
});

describe('the editor', () => {
  const edit = (path: string) => editorPage(plainRequest(path), contextOf(newClient()));

  test('is one page for every post, and kept by nobody', async () => {
    const response = await edit('/admin-dashboard/post/7');
    expect([response.status, await response.text()]).toEqual([
      ...[200, '<h1>Edit</h1>{{view.title}}'],
    ]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('that is not built is not there', async () => {
    const response = await edit('/admin-dashboard/blog/post/7');
    expect([response.status, await response.text()]).toEqual([404, `Page Not Found ${SITE}`]);
  });
});
