/** Two programs on one Postgres: what one of them changes is what the other shows. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { article } from '#api/tests/support/samples.data.ts';
import { cookieOf, owner, useInstances } from './testing/instances.ts';

const NOWHERE = 'There is no such page';

/** With somebody else to answer visitors, since an assistant takes seconds to load. */
const instances = useInstances({ CHATBOT_WEBHOOK_URL: 'http://127.0.0.1:1' });

test('what one publishes, changes or deletes, the other shows at once', async () => {
  const { a, b } = instances;
  await b.keeps('/blog/a-first-post', NOWHERE);
  const { path, page } = await a.publish({ title: 'A first post', slug: 'a-first-post' });
  await b.keeps(page, 'A first post');
  await a.send(path, { title: 'Another title' }, 'PATCH');
  await b.keeps(page, 'Another title');
  await a.remove(path);
  await b.keeps(page, NOWHERE);

  await a.keeps('/blog/other-side', NOWHERE);
  const other = await b.publish({ title: 'From the other side', slug: 'other-side' });
  await a.keeps(other.page, 'From the other side');
  await b.send(other.path, { published: false }, 'PATCH');
  await a.keeps(other.page, NOWHERE);
});

test('settings and sessions are those of both', async () => {
  const { a, b } = instances;
  const { page } = await a.publish({ title: 'With a notice', slug: 'with-a-notice' });
  await b.keeps(page, 'With a notice');
  await a.send('/api/admin/settings', { notice: 'We are at the fair.' }, 'PATCH');
  await b.keeps(page, 'We are at the fair.');
  expect(await (await b.get('/api/settings')).json()).toMatchObject({ notice: 'We are at the fair.' });

  const headers = { Cookie: cookieOf(await a.send('/api/admin/login', owner)) };
  expect((await b.get('/api/admin/check-auth', headers)).status).toBe(200);
  await a.send('/api/admin/account/password', { currentPassword: owner.password, newPassword: `${owner.password} 2` });
  expect((await b.get('/api/admin/check-auth', headers)).status).toBe(401);
});

test('a picture is served by both, until one deletes it', async () => {
  const { a, b } = instances;
  const create = { width: 9, height: 5, channels: 3, background: '#486' } as const;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]));
  const { id, url } = (await (await a.send('/api/admin/media', form)).json()) as { id: number; url: string };
  const there = await b.get(url);
  expect([there.status, there.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  await a.remove(`/api/admin/media/${id}`);
  expect((await b.get(url)).status).toBe(404);
});

test('both know of scheduled posts, and one makes them public', async () => {
  const { a, b, database } = instances;
  const publishedAt = new Date(Date.now() + 1500).toISOString();
  const { page } = await a.publish({ slug: 'due-at-a', publishedAt });
  const other = await b.publish({ slug: 'due-at-b', publishedAt });
  for (const each of [a, b]) await each.keeps(page, NOWHERE);
  for (const each of [a, b]) {
    await each.keeps(page, article.title);
    await each.keeps(other.page, article.title);
  }
  const { rows } = await database.query(`
    select count(*)::integer as done, max(attempts) as attempts from outbox
    where kind = 'scheduled' and delivered_at is not null`);
  expect(rows).toEqual([{ done: expect.any(Number), attempts: 1 }]);
});

test('one whose connection is cut shows nothing old, and keeps pages again once it hears the other', async () => {
  const { a, b, proxy } = instances;
  const { path, page } = await a.publish({ title: 'Before the cut', slug: 'cut' });
  await b.keeps(page, 'Before the cut');
  proxy.cut();
  for (const title of ['While it hears nobody', 'And once more']) {
    await a.send(path, { title }, 'PATCH');
    await expect.poll(() => b.seen(page)).toEqual({ text: expect.stringContaining(title), kept: null });
  }
  proxy.swallow(false);
  await b.keeps(page, 'And once more');
  await a.send(path, { title: 'Heard again' }, 'PATCH');
  await b.keeps(page, 'Heard again');
});
