/** Uploads of pictures by admins, and how readers get them. */
import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { queuePicture } from '#api/media/read-apart.ts';
import { isMediaKey } from '#api/media/store.ts';
import { removeUnfinishedMedia } from '#server/stored-files.ts';
import { readEnv } from '#src/contracts/env/env.ts';
import { MEDIA_LIMIT } from '#src/contracts/media.ts';
import { drawn } from '#api/media/testing/drawn.ts';
import { answerTo, ask, host, sendContact, sendTo, SITE } from './support/harness.ts';
import { usePlatform } from './support/platform.ts';
import { usePosts } from './support/posts.ts';

const { db, admin, get, create, remove } = usePosts();

function send(file: Blob | string, { alt = '', name = 'photo.jpg' } = {}, headers = {}) {
  const body = new FormData();
  if (typeof file === 'string') body.set('file', file);
  else body.set('file', file, name);
  if (alt) body.set('alt', alt);
  const sent = { method: 'POST', body, headers: { ...admin, ...headers } };
  const request = new Request(`${SITE}/api/admin/media`, sent);
  return answerTo(request);
}

const blobOf = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

const bytesAt = async (url: string) => (await ask(url)).bytes;

test('a picture of every type is stored, whatever its name and declared type, without HTML behind or in it', () =>
  eachRow(['jpeg', 'png', 'webp', 'avif', 'gif'] as const, async (kind) => {
    const page = '<script>alert(1)</script>';
    const exif = { IFD0: { Artist: page } };
    const bytes = await drawn(24, 16).toFormat(kind).withExif(exif).toBuffer();
    const blob = blobOf(Buffer.concat([bytes, Buffer.from(page)]), 'text/html');
    const alt = 'A gray card';
    const { status, body } = await send(blob, { alt, name: '../../etc/page.html' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.(jpg|png|webp|avif|gif)$/),
      width: 24,
      height: 16,
      type: `image/${kind}`,
      alt,
    });
    const shown = await ask(body.url);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': `image/${kind}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const stored = await bytesAt(body.url);
    const { width, height } = await sharp(stored).metadata();
    expect([width, height, stored.includes('<script')]).toEqual([24, 16, false]);
  }));

/** Few enough for all to be read within the longest wait on a busy machine. */
const WAITING = 3;

test('pictures wait for one another, and nothing else waits for them', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  const reading = queuePicture(() => released);
  const pictures = await Promise.all(
    Array.from({ length: WAITING }, (_, i) =>
      drawn(50 + i, 10)
        .png()
        .toBuffer(),
    ),
  );
  let answered = 0;
  const uploads = pictures.map(async (bytes) => {
    const answer = await send(blobOf(bytes));
    answered++;
    return answer.status;
  });
  expect((await ask('/api/health')).status).toBe(200);
  expect((await sendContact()).status).toBe(201);
  expect((await get('/api/admin/media', admin)).status).toBe(200);
  const open = sql`select from pg_stat_activity where datname = current_database() and state like 'idle in %'`;
  // What follows the contact request may be in one for a moment; an upload that waits would stay in its own.
  await expect.poll(async () => (await open.execute(db())).rows).toEqual([]);
  expect(answered).toBe(0);
  release();
  await reading;
  expect(await Promise.all(uploads)).toEqual(Array(WAITING).fill(201));
});

test('what a killed upload left is removed by a later start, and no picture, nor what another instance is writing', async () => {
  const { url } = (await send(blobOf(await drawn(35, 17).png().toBuffer()))).body;
  const env = readEnv(process.env);
  const { MEDIA_DIR } = env;
  const unfinished = async () => (await readdir(MEDIA_DIR)).filter((name) => !isMediaKey(name));
  await host.mediaStore(env).stage(new Uint8Array(3));
  const [left = ''] = await unfinished();
  await utimes(join(MEDIA_DIR, left), 0, 0);
  await host.mediaStore(env).stage(new Uint8Array(3));
  await removeUnfinishedMedia(MEDIA_DIR);
  const [another = '', ...more] = await unfinished();
  expect([another === left, more, (await ask(url)).status]).toEqual([false, [], 200]);
  await rm(join(MEDIA_DIR, another));
});

test('more than 4 MiB is 413, another type 415, and without a session nothing is read', async () => {
  const large = blobOf(new Uint8Array(MEDIA_LIMIT + 1));
  const { status, body } = await send(large);
  expect([status, body]).toEqual([413, { message: 'The body is larger than 4 MiB.' }]);
  expect((await send(large, {}, { Cookie: '' })).status).toBe(401);
  expect((await sendTo('/api/admin/media', { file: 'x' }, admin)).status).toBe(415);
  // Exactly the limit is read, and is not a picture.
  for (const file of [blobOf(new Uint8Array(MEDIA_LIMIT)), 'no file at all']) {
    const { status, body } = await send(file);
    expect([status, body.errors]).toEqual([422, { file: [expect.any(String)] }]);
  }
});

test('a picture is stored once, lists its uses, and can be deleted only without any', async () => {
  const bytes = await drawn(33, 17).png().toBuffer();
  const { body: first } = await send(blobOf(bytes));
  expect((await send(blobOf(bytes), { alt: 'A card' })).body).toEqual({ ...first, alt: 'A card' });
  expect((await send(blobOf(bytes))).body.alt).toBe('A card');
  const { id, url } = first;
  const posts = [
    await create({ content: `<p>${'A text. '.repeat(10)}</p><img src="${url}" alt="">` }),
    await create({ thumbnailUrl: url }),
    await create({ featuredImage: `${SITE}${url}` }),
    await create({ authorImageUrl: url }),
  ];
  await remove(posts[3]?.id ?? 0);
  const { body: list } = await get('/api/admin/media', admin);
  const uses = posts.map((post, i) => ({
    board: 'blog',
    id: post.id,
    title: post.title,
    deleted: i === 3,
  }));
  expect(list.find((one: { id: number }) => one.id === id)).toMatchObject({
    uses,
    uploadedBy: 'dana',
    bytes: expect.any(Number),
  });
  const drop = (which: number) => ask(`/api/admin/media/${which}`, admin, 'DELETE');
  const statusAt = async (path: string) => (await ask(path)).status;
  const message = `The post “${posts[0]?.title}” uses this picture.`;
  expect(await drop(id)).toMatchObject({ status: 409, body: { message } });
  expect(await statusAt(url)).toBe(200);

  const other = (await send(blobOf(await drawn(34, 17).png().toBuffer()))).body;
  const copies = '/api/admin/working-copies';
  const values = { title: 'Half', content: `<img src="${other.url}">` };
  const copy = (await sendTo(copies, { board: 'blog', values }, admin)).body;
  expect((await drop(other.id)).body).toEqual({ message: 'The post “Half” uses this picture.' });
  expect((await get('/api/admin/media', admin)).body[0].uses).toEqual([
    { board: 'blog', id: copy.id, title: 'Half', deleted: false, isNew: true },
  ]);
  await ask(`${copies}/${copy.id}`, admin, 'DELETE');
  expect([(await drop(other.id)).status, await statusAt(other.url)]).toEqual([204, 404]);
  expect((await drop(other.id)).status).toBe(404);
  // No address can lead out of the folder.
  for (const path of ['/media/../secret.png', '/media/%2e%2e%2fsecret', '/media/x.png', '/media/']) {
    expect(await statusAt(path), path).toBe(404);
  }
});

describe('where deployed', () => {
  usePlatform();

  test('pictures are blobs, and previews have separate ones', async () => {
    const env = readEnv({});
    const [media, previews] = [env, { ...env, isPreview: true }].map(host.mediaStore);
    const key = `${'a'.repeat(32)}.png`;
    await media?.write(key, new Uint8Array([1, 2]));
    await previews?.write(key, new Uint8Array([3]));
    expect(await media?.read(key)).toEqual(new Uint8Array([1, 2]));
    await media?.remove(key);
    expect(await media?.read(key)).toBeUndefined();
    expect(await previews?.read(key)).toEqual(new Uint8Array([3]));
  });
});
