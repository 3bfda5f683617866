import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { serveFixture } from '#server/testing/serve.ts';
import { listFiles } from './files.ts';

const page = `<!doctype html><title>A page</title>${'<p>Again and again.</p>'.repeat(40)}`;

const files = {
  'index.html': `home ${page}`,
  'blog.html': `blog ${page}`,
  'blog/first.html': `first ${page}`,
  'folder/index.html': `folder ${page}`,
  'both.html': 'both as a file',
  'both/index.html': 'both as a folder',
  '404.html': `lost ${page}`,
  'with space.txt': 'space',
  '_astro/a.hash.js': `console.log(1);${'//'.repeat(400)}`,
  _headers: '/*\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: immutable\n',
  _redirects:
    '/old /blog\n/blog /never\n/forced /blog 302!\n/alias /blog 200\n/gone /404.html 404\n',
  'forced.html': 'behind a forced redirect',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
};

describe('addresses', () => {
  test.each([
    ['/', 200, 'home'],
    ['/index.html', 200, 'home'],
    ['/blog', 200, 'blog'],
    ['/blog.html', 200, 'blog'],
    ['/blog/first', 200, 'first'],
    ['/folder/', 200, 'folder'],
    ['/both', 200, 'both as a file'],
    ['/with%20space.txt', 200, 'space'],
    ['/.well-known/security.txt', 200, 'Contact'],
    ['/blog?utm=1', 200, 'blog'],
    ['//blog', 200, 'blog'],
    ['/blog//first', 200, 'first'],
    ['/alias', 200, 'blog'],
    ['/gone', 404, 'lost'],
    ['/404', 404, 'lost'],
    ['/nowhere', 404, 'lost'],
    ['/blog/', 301, 'Moved to /blog'],
    ['/blog/?page=2', 301, 'Moved to /blog?page=2'],
    ['/folder', 301, 'Moved to /folder/'],
    ['/both/', 301, 'Moved to /both'],
    ['/old', 301, 'Moved to /blog'],
    ['/forced', 302, 'Moved to /blog'],
  ])('%s is %i %s', async (path, status, text) => {
    const { send } = await serveFixture({ files });
    const answer = await send(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    if (status === 301 || status === 302) {
      expect(`Moved to ${answer.headers.location}\n`).toBe(answer.text);
    }
  });
});

describe('nothing but the built site is served', () => {
  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.%2e/etc/passwd',
    '/..%5c..%5cetc/passwd',
    '/blog/..%2f..%2f_headers',
    '/%252e%252e%252fetc/passwd',
    '//etc/passwd',
    '/_astro/../../etc/passwd',
    '/_astro/..%00/etc/passwd',
    '/index.html%00.txt',
    '/_headers',
    '/_redirects',
    '/%5fheaders',
    '/.env',
    '/%2eenv',
    '/link.txt',
    '/linked/secret.txt',
    // Encoded twice and three times, as invalid UTF-8, as full-width forms, after a parameter.
    '/%252e%252e%252f%252e%252e%252fpackage.json',
    '/%25252e%25252e%25252fpackage.json',
    '/..;/package.json',
    '/....//package.json',
    '/%25uff0e%25uff0e/package.json',
    '/%EF%BC%8E%EF%BC%8E/package.json',
    '/..%5cpackage.json',
    '/%5c..%5c..%5cpackage.json',
    '/C:%5cwindows%5cwin.ini',
    '/file:%2f%2f%2fetc%2fpasswd',
    '/blog/%2e%2e/%2e%2e/package.json',
    '/_headers/',
    '/_headers%00',
    '/_HEADERS%2f',
    '/.git/config',
    '/.well-known/../.env',
  ])('%s', async (path) => {
    const { send } = await serveFixture({ files });
    const answer = await send(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('lost');
  });

  test('a symbolic link is not followed', async () => {
    const outside = await folderWith({ 'secret.txt': 'secret' });
    const built = await folderWith({ 'index.html': 'home' });
    await symlink(join(outside, 'secret.txt'), join(built, 'link.txt'));
    await symlink(outside, join(built, 'linked'));
    await symlink(outside, join(built, 'blog.html'));
    expect([...(await listFiles(built)).keys()]).toEqual(['/index.html']);
  });

  test('a link created after the site was read is not followed either', async () => {
    const { send, built } = await serveFixture({ files });
    const outside = await folderWith({ 'secret.txt': 'secret' });
    await symlink(join(outside, 'secret.txt'), join(built, 'later.txt'));
    expect((await send('/later.txt')).status).toBe(404);
    expect((await send('/later.txt/../later.txt')).status).toBe(404);
  });

  test.each([
    '/%',
    '/%E0%A4%A',
    '/blog/%zz',
    '/%c0%ae%c0%ae/package.json',
    '/%ff',
    '/..\\..\\etc\\passwd',
  ])('%s is not an address: 400', async (path) => {
    const { send } = await serveFixture({ files });
    expect((await send(path)).status).toBe(400);
  });
});

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s', async (encoding, decompress) => {
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

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['zstd', undefined],
  ])('Accept-Encoding: %s gets %s', async (header, encoding) => {
    const { send } = await serveFixture({ files });
    const { headers } = await send('/blog', { headers: { 'accept-encoding': header } });
    expect(headers['content-encoding']).toBe(encoding);
  });

  test('is not used for what is compressed already, nor for a few bytes', async () => {
    const { send } = await serveFixture({
      files: { 'a.png': new Uint8Array(4000), 'tiny.txt': 'tiny' },
    });
    for (const path of ['/a.png', '/tiny.txt']) {
      const { headers } = await send(path, { headers: { 'accept-encoding': 'br' } });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).not.toHaveProperty('vary');
    }
  });
});

describe('conditional requests', () => {
  test('unchanged content is 304, with the headers of the page and no body', async () => {
    const { send } = await serveFixture({ files });
    const { etag = '' } = (await send('/blog', { headers: { 'accept-encoding': 'br' } })).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await send('/blog', {
      headers: { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject({
      etag,
      'x-frame-options': 'DENY',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(again.headers).not.toHaveProperty('content-type');
  });

  test('the tag of another encoding does not match', async () => {
    const { send } = await serveFixture({ files });
    const { etag = '' } = (await send('/blog')).headers;
    const packed = await send('/blog', {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect(packed.status).toBe(200);
  });
});

describe('range requests', () => {
  const bytes = { files: { 'a.pdf': '0123456789' } };

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,5-6', 200, '0123456789', undefined],
    ['pages=1', 200, '0123456789', undefined],
  ])('Range: %s is %i', async (range, status, text, contentRange) => {
    const { send } = await serveFixture(bytes);
    const answer = await send('/a.pdf', { headers: { range } });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  test("of a version other than the client's gets the whole file", async () => {
    const { send } = await serveFixture(bytes);
    const { etag = '' } = (await send('/a.pdf')).headers;
    const part = (tag: string) =>
      send('/a.pdf', { headers: { range: 'bytes=0-1', 'if-range': tag } });
    expect((await part(etag)).status).toBe(206);
    expect((await part('"other"')).status).toBe(200);
  });
});

test('rules for a path', async () => {
  const { send } = await serveFixture({ files });
  expect((await send('/_astro/a.hash.js')).headers).toMatchObject({
    'cache-control': 'immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-frame-options': 'DENY',
  });
  const missing = await send('/_astro/b.hash.js');
  expect(missing.status).toBe(404);
  expect(missing.headers).toMatchObject({ 'x-frame-options': 'DENY' });
  expect(missing.headers['cache-control']).not.toContain('immutable');
});

test('HEAD is GET without the body', async () => {
  const { send } = await serveFixture({ files });
  const { headers } = await send('/blog');
  const head = await send('/blog', { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers).toMatchObject({
    etag: headers.etag,
    'content-length': headers['content-length'],
    'content-type': headers['content-type'],
  });
});

test('another method is 405 where there is a page, and 404 where there is none', async () => {
  const { send } = await serveFixture({ files });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await send('/blog', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect((await send('/nowhere', { method })).status).toBe(404);
  }
});

test.each([
  ['a.html', 'text/html; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.mjs', 'text/javascript; charset=utf-8'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.json', 'application/json'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.xml', 'application/xml; charset=utf-8'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['a.ics', 'text/calendar; charset=utf-8'],
  ['a.woff2', 'font/woff2'],
  ['a.avif', 'image/avif'],
  ['a.WEBP', 'image/webp'],
  ['a.unknown', 'application/octet-stream'],
  ['none', 'application/octet-stream'],
])('%s is %s', async (name, type) => {
  const { send } = await serveFixture({ files: { [name]: 'x' } });
  expect((await send(`/${name}`)).headers['content-type']).toBe(type);
});
