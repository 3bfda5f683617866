/** Editors bring pictures of other sites into the library, and nothing of this site's own network. */
import { expect, test } from 'vitest';
import { drawn } from '#api/media/testing/drawn.ts';
import { useInternet } from './support/internet.ts';
import { ask, sendTo } from './support/harness.ts';
import { usePosts } from './support/posts.ts';

const { admin } = usePosts();
const internet = useInternet();

const bring = (address: string) => sendTo('/api/admin/media/copies', { address, alt: 'A tray' }, admin);

test('a picture of another site becomes one of the library', async () => {
  internet.names = { 'pictures.example': ['93.184.215.14'] };
  internet.pages['https://pictures.example/old.png'] = { status: 302, headers: { Location: '/a.png' } };
  internet.pages['https://pictures.example/a.png'] = { body: await drawn(24, 16).png().toBuffer() };
  internet.pages['https://pictures.example/a.html'] = { body: '<script>alert(1)</script>' };
  const { status, body } = await bring('https://pictures.example/old.png');
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/), width: 24, alt: 'A tray' }),
  ]);
  expect((await ask(body.url)).status).toBe(200);
  expect((await bring('https://pictures.example/a.html')).status).toBe(422);
  const gone = await bring('https://pictures.example/gone.png');
  expect([gone.status, gone.body.errors.address]).toEqual([
    422,
    ['The picture could not be fetched. It answered 404.'],
  ]);
});

test('what is on a private network is never asked for, however it is named', async () => {
  internet.names = { 'pictures.example': ['93.184.215.14'], 'inside.example': ['10.0.0.8'] };
  internet.pages['https://pictures.example/a.png'] = { status: 302, headers: { Location: 'https://inside.example/' } };
  for (const address of ['https://inside.example/a.png', 'https://127.0.0.1/', 'https://pictures.example/a.png']) {
    const { status, body } = await bring(address);
    expect([status, body.message]).toEqual([422, expect.any(String)]);
    expect(body.errors.address[0]).toContain('It is not at a public address.');
  }
  expect(internet.asked.map(({ url }) => url)).toEqual(['https://pictures.example/a.png']);
});
