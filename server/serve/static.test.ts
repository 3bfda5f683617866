import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { serveFixture } from '#server/testing/serve.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { addresses, encodings, files, invalidPaths, outside } from './static-cases.data.ts';
import { listFiles } from './files.ts';

test('every address leads to its file, its redirect or the not-found page', async () => {
  const { send } = await serveFixture({ files });
  const rows = [
    ...addresses,
    ...outside.map((path): (typeof addresses)[number] => [path, 404, 'lost']),
    ...invalidPaths.map((path): (typeof addresses)[number] => [path, 400, 'not valid']),
  ];
  await eachRow(
    rows,
    ([path]) => path,
    async ([path, status, text]) => {
      const answer = await send(path);
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(text);
      if (text.startsWith('Moved')) expect(`Moved to ${answer.headers.location}\n`).toBe(text);
    },
  );
});

test('a symbolic link is not followed, not even one made after the site was read', async () => {
  const { send, built } = await serveFixture({ files });
  const secret = await folderWith({ 'secret.txt': 'secret' });
  const linked = await folderWith({ 'index.html': 'home' });
  await symlink(join(secret, 'secret.txt'), join(linked, 'link.txt'));
  await symlink(secret, join(linked, 'linked'));
  await symlink(secret, join(linked, 'blog.html'));
  expect([...(await listFiles(linked)).keys()]).toEqual(['/index.html']);
  await symlink(join(secret, 'secret.txt'), join(built, 'later.txt'));
  expect((await send('/later.txt')).status).toBe(404);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page is compressed with %s', async (encoding, decompress) => {
  const { send } = await serveFixture({ files });
  const plain = await send('/blog');
  const packed = await send('/blog', { headers: { 'accept-encoding': encoding } });
  expect(packed.headers).toMatchObject({
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(packed.body.length),
  });
  expect(packed.body.length).toBeLessThan(plain.body.length / 4);
  expect(decompress(packed.body)).toEqual(plain.body);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
});

test('the best accepted encoding is used where it saves bytes', async () => {
  const { send } = await serveFixture({ files });
  await eachRow(encodings, String, async ([path, accepted, encoding]) => {
    const { headers } = await send(path, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe(path === '/blog' ? 'Accept-Encoding' : undefined);
  });
});

test('unchanged content of the same encoding is 304, with the headers of the page and no body', async () => {
  const { send } = await serveFixture({ files });
  const encoded = { 'accept-encoding': 'br' };
  const plain = await send('/blog');
  const { etag = '' } = (await send('/blog', { headers: encoded })).headers;
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await send('/blog', { headers: { ...encoded, 'if-none-match': `"x", W/${etag}` } });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers).toMatchObject({
    etag,
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(again.headers).not.toHaveProperty('content-type');
  const other = { ...encoded, 'if-none-match': plain.headers.etag ?? '' };
  expect((await send('/blog', { headers: other })).status).toBe(200);
});

test('header rules apply to a path, but a missing file is not cached for a year', async () => {
  const config = '[[headers]]\n  for = "/_astro/*"\n  values = { Cache-Control = "immutable" }';
  const { send } = await serveFixture({ files, config });
  expect((await send('/_astro/a.hash.js')).headers).toMatchObject({
    'cache-control': 'immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-frame-options': 'DENY',
  });
  const missing = await send('/_astro/b.hash.js');
  expect(missing).toMatchObject({ status: 404, headers: { 'x-frame-options': 'DENY' } });
  expect(missing.headers['cache-control']).not.toContain('immutable');
});

test('HEAD is GET without the body; other methods are 405 on a page, and 404 elsewhere', async () => {
  const { send } = await serveFixture({ files });
  const { etag, ...headers } = (await send('/blog')).headers;
  const head = await send('/blog', { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '', headers: { etag } });
  expect(head.headers['content-length']).toBe(headers['content-length']);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await send('/blog', { method });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect((await send('/nowhere', { method })).status).toBe(404);
  }
});
