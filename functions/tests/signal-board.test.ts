/** Where the Signal Board differs from the blog. */
import { describe, expect, test } from 'vitest';
import signalBoardItem from '#functions/signal-board-item.ts';
import signalBoardBySlug from '#functions/signal-board-slug.ts';
import signalBoard from '#functions/signal-board.ts';
import type { SignalBoardFull } from '#src/contracts/signal-board.ts';
import { ask } from './support/harness.ts';
import { signal, usePosts } from './support/posts.ts';

const { admin, get, send, create } = usePosts();

describe('the Signal Board', () => {
  const post = async (fields: object = {}): Promise<SignalBoardFull> => {
    const body = { ...signal, ...fields };
    const response = await send(signalBoard, 'POST', '/api/signal-board', body);
    expect(response.status).toBe(201);
    return response.json();
  };

  test('publishes by default, and renders Markdown', async () => {
    const created = await post({ content: '# Count\n\n**Every** time <script>x</script>' });
    expect(created).toEqual({
      ...signal,
      id: expect.any(Number),
      slug: 'the-tally-sheet',
      url: null,
      thumbnailUrl: null,
      published: true,
      publishedAt: created.createdAt,
      createdAt: expect.any(String),
      updatedAt: created.createdAt,
      content: '# Count\n\n**Every** time <script>x</script>',
      contentHtml: '<h2>Count</h2>\n<p><strong>Every</strong> time </p>\n',
    });
    const read = await get(signalBoardBySlug, '/api/signal-board/slug/the-tally-sheet');
    expect(await read.json()).toEqual(created);
  });

  test('has posts that only link to other sites', async () => {
    const external = { sourceType: 'external', url: 'https://example.com/report' };
    expect(await post(external)).toMatchObject({ ...external, content: null, contentHtml: null });
    const wrong = { ...signal, ...external, url: 'javascript:alert(1)' };
    const response = await send(signalBoard, 'POST', '/api/signal-board', wrong);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ url: ['Please enter a valid URL'] });
  });

  test('publishes no external post without an address', async () => {
    const errors = { url: ['An external post needs its URL before it can be published'] };
    const body = { ...signal, sourceType: 'external' };
    const created = await send(signalBoard, 'POST', '/api/signal-board', body);
    expect([created.status, (await created.json()).errors]).toEqual([422, errors]);

    const { id } = await post({ sourceType: 'external', published: false });
    const change = (fields: object) =>
      send(signalBoardItem, 'PATCH', `/api/signal-board/${id}`, fields);
    const published = await change({ published: true });
    expect([published.status, (await published.json()).errors]).toEqual([422, errors]);
    expect((await change({ title: 'Still a draft' })).status).toBe(200);
    const url = 'https://example.com/report';
    expect((await change({ published: true, url })).status).toBe(200);
    expect((await change({ url: '' })).status).toBe(422);
    expect((await change({ url: '', sourceType: 'original' })).status).toBe(200);
  });

  test('can be searched by description, filtered, changed and deleted like the blog', async () => {
    const { id } = await post();
    const list = async (query: string) =>
      (await (await get(signalBoard, `/api/signal-board?${query}`)).json()).length;
    expect(await list('search=STROKE&category=playbook')).toBe(1);
    expect(await list('category=idea')).toBe(0);
    const path = `/api/signal-board/${id}`;
    const patched = await send(signalBoardItem, 'PATCH', path, { published: false, content: '' });
    expect(await patched.json()).toMatchObject({ published: false, content: '', contentHtml: '' });
    expect(await list('')).toBe(0);
    expect((await ask(signalBoardItem, path, admin, 'DELETE')).status).toBe(204);
  });

  test('has slugs of its own', async () => {
    await create({ slug: 'same' });
    expect((await post({ slug: 'same' })).slug).toBe('same');
    const long = await post({ title: 'Word '.repeat(60).trim() });
    expect(long.slug.length).toBeLessThanOrEqual(200);
  });
});
