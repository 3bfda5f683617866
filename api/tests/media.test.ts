/** Uploads of pictures by admins, and how readers get them. */
import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { queuePicture } from '#api/media/read-apart.ts';
import { isMediaKey } from '#api/media/store.ts';
import { removeUnfinishedMedia } from '#server/stored-files.ts';
import { readEnv } from '#src/contracts/env/env.ts';
import { MEDIA_LIMIT } from '#src/contracts/media.ts';
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

/** Gray, with a dark corner at the top left. */
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ccc' } }).composite([
    {
      input: { create: { width: 2, height: 2, channels: 3, background: '#333' } },
      left: 0,
      top: 0,
    },
  ]);

const bytesAt = async (url: string) => (await ask(url)).bytes;

test('a picture of every type is stored, whatever its name and declared type, without HTML behind or in it', () =>
  eachRow(['jpeg', 'png', 'webp', 'avif', 'gif'] as const, async (kind) => {
    const page = '<script>alert(1)</script>';
    const exif = { IFD0: { Artist: page } };
    const bytes = await drawn(24, 16).toFormat(kind).withExif(exif).toBuffer();
    const blob = blobOf(Buffer.concat([bytes, Buffer.from(page)]), 'text/html');
    const alt = 'A grey card';
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

test('a photo keeps its orientation and loses its place and camera', async () => {
  const exif = {
    IFD0: { Model: 'Secret Camera' },
    IFD3: { GPSLatitude: '30/1 16/1 2/1', GPSLatitudeRef: 'N' },
  };
  const photo = await drawn(24, 16).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  expect(photo.includes('Secret Camera')).toBe(true);

  const { url, width, height } = (await send(blobOf(photo))).body;
  expect([width, height]).toEqual([16, 24]);
  const stored = await bytesAt(url);
  const { exif: left, orientation } = await sharp(stored).metadata();
  expect([left, orientation]).toEqual([undefined, undefined]);
  expect(stored.includes('Secret Camera')).toBe(false);
  // The corner was rotated with the picture.
  const corner = await sharp(stored).extract({ left: 15, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[0]).toBeLessThan(120);
});

test('files that are not pictures, are broken or would not fit into memory are refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const noisy = sharp({
    create: { width: 64, height: 64, channels: 3, background: '#fff', noise },
  });
  const whole = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif', 'gif'] as const).map((kind) => noisy.clone().toFormat(kind).toBuffer()),
  );
  const huge = { width: 7200, height: 7200, channels: 3, background: '#fff' } as const;
  const bomb = await sharp({ create: huge }).jpeg().toBuffer();
  expect(bomb.length).toBeLessThan(MEDIA_LIMIT);
  const [, png = Buffer.alloc(0)] = whole;
  const wrong: (Blob | string)[] = [
    ...whole.map((bytes) => blobOf(bytes.subarray(0, Math.floor(bytes.length / 2)))),
    blobOf(bomb),
    blobOf(''),
    blobOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'),
    blobOf('<!doctype html><title>a picture</title>', 'image/png'),
    blobOf('GIF89a<script>alert(1)</script>', 'image/gif'),
    blobOf(Buffer.concat([png.subarray(0, 16), Buffer.from('<html>')])),
    blobOf(await drawn(8, 8).tiff().toBuffer()),
    'no file at all',
  ];
  await eachRow(
    wrong.map((file, i) => ({ file, i })),
    ({ i }) => `number ${i}`,
    async ({ file }) => {
      const { status, body } = await send(file);
      expect([status, body.errors]).toEqual([422, { file: [expect.any(String)] }]);
    },
  );
});

/** A picture whose header says that it is larger or smaller than what is in it. */
async function claiming(kind: 'jpeg' | 'png' | 'webp' | 'avif', real: number, width: number, height: number) {
  const bytes = await sharp({ create: { width: real, height: real, channels: 3, background: '#5a5' } })
    .toFormat(kind, { effort: 1 })
    .toBuffer();
  if (kind === 'png') {
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  } else if (kind === 'jpeg') {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
  } else if (kind === 'avif') {
    const size = bytes.indexOf('ispe');
    bytes.writeUInt32BE(width, size + 8);
    bytes.writeUInt32BE(height, size + 12);
  } else {
    // The canvas of an extended file, around the frame as it is.
    const head = Buffer.alloc(18);
    head.write('VP8X');
    head.writeUInt32LE(10, 4);
    head.writeUIntLE(width - 1, 12, 3);
    head.writeUIntLE(height - 1, 15, 3);
    const body = Buffer.concat([Buffer.from('WEBP'), head, bytes.subarray(12)]);
    const riff = Buffer.from('RIFF    ');
    riff.writeUInt32LE(body.length, 4);
    return Buffer.concat([riff, body]);
  }
  return bytes;
}

test('whatever size a file claims, one is refused that would take too much memory', () =>
  eachRow(
    [
      { kind: 'jpeg', real: 16, width: 65_000, height: 65_000, reason: /50 million pixels/ },
      { kind: 'png', real: 16, width: 65_000, height: 65_000, reason: /50 million pixels/ },
      { kind: 'webp', real: 16, width: 16_000, height: 16_000, reason: /broken/ },
      { kind: 'avif', real: 16, width: 5000, height: 5000, reason: /16 million pixels/ },
      { kind: 'webp', real: 4100, width: 16, height: 16, reason: /broken/ },
      { kind: 'avif', real: 4100, width: 16, height: 16, reason: /broken/ },
    ] as const,
    ({ kind, real, width, height }) => `${kind} of ${real} px that claims ${width} × ${height}`,
    async ({ kind, real, width, height, reason }) => {
      const { status, body } = await send(blobOf(await claiming(kind, real, width, height)));
      expect([status, body.message]).toEqual([422, expect.stringMatching(reason)]);
    },
  ));

test('frames count together: an animation of more than 50 million pixels is refused', async () => {
  const frames = Buffer.alloc(2000 * 2000 * 3 * 13);
  // Frames that differ, since equal ones are written as one.
  for (let frame = 0; frame < 13; frame++) frames.fill(frame * 18, frame * 12_000_000, (frame + 1) * 12_000_000);
  const raw = { width: 2000, height: 26_000, channels: 3, pageHeight: 2000 } as const;
  for (const kind of ['gif', 'webp'] as const) {
    const animation = await sharp(frames, { raw, limitInputPixels: false }).toFormat(kind, { effort: 1 }).toBuffer();
    const { status, body } = await send(blobOf(animation));
    expect([kind, status, body.message]).toEqual([kind, 422, expect.stringMatching(/50 million .* all its frames/)]);
  }
});

test('a large animation keeps its frames', async () => {
  const raw = { width: 3000, height: 600, channels: 3, pageHeight: 200 } as const;
  const frames = Buffer.alloc(3000 * 600 * 3, 0x40).fill(0x90, 3000 * 200 * 3);
  frames.fill(0xd0, 3000 * 400 * 3);
  const animation = await sharp(frames, { raw }).webp().toBuffer();
  const { body } = await send(blobOf(animation));
  expect(body).toMatchObject({ width: 3000, height: 200 });
  expect(await sharp(await bytesAt(body.url)).metadata()).toMatchObject({ pages: 3 });
});

test('an animation that would lose its frames is refused with the reason', async () => {
  const png = await drawn(16, 16).png().toBuffer();
  const control = Buffer.from('\0\0\0\bacTL\0\0\0\x02\0\0\0\0', 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(control.subarray(4)));
  const animated = Buffer.concat([png.subarray(0, 33), control, sum, png.subarray(33)]);
  const avif = await drawn(16, 16).avif().toBuffer();
  avif.write('avis', 8);
  for (const bytes of [animated, avif]) {
    const { status, body } = await send(blobOf(bytes));
    expect([status, body.message]).toEqual([422, expect.stringMatching(/would lose its frames/)]);
  }
});

/** Few enough for all to be read within the longest wait on a busy machine. */
const WAITING = 5;

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
  expect((await send(blobOf(new Uint8Array(MEDIA_LIMIT)))).status).toBe(422);
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
