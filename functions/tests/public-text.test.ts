/** Addresses that owners enter do not lead into a private network. */
import { expect, test, vi } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { canBePublic, fetchPublicText, isPublic, postPublic } from '#functions/shared/http/public-text.ts';
import { useInternet } from './support/internet.ts';

vi.mock('node:dns', async () => (await import('./support/internet.ts')).fakeDns);
vi.mock('node:https', async () => (await import('./support/internet.ts')).fakeHttps);

const internet = useInternet();
const ADDRESS = 'https://calendar.example/secret.ics';
const PUBLIC = ['93.184.215.14'];
const PRIVATE = 'It is not at a public address.';
/** Long enough for a busy machine; a page that stays silent is given up sooner. */
const TIMEOUT = 20_000;
const fetchText = (address = ADDRESS, timeout = TIMEOUT) => fetchPublicText(address, { timeout, maxSize: 1000 });

test.each([...['100.64.0.1', '0.0.0.0', '224.0.0.1', 'fe80::1', '64:ff9b::7f00:1', '2002:7f00:1::'], 'nonsense'])(
  'an address of a private or reserved network is not public: %s',
  (address) => {
    expect(isPublic(address)).toBe(false);
  },
);

test('a text at a public address is fetched, through redirects to public https addresses', async () => {
  for (const address of [...PUBLIC, '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:93.1.1.1']) {
    expect(isPublic(address), address).toBe(true);
  }
  for (const url of ['https://93.184.215.14/', 'https://localhost.example/', 'https://a.b/']) {
    expect(canBePublic(new URL(url)), url).toBe(true);
  }
  internet.names = { 'calendar.example': PUBLIC, 'inside.example': ['192.168.0.1'] };
  internet.pages['https://calendar.example/moved.ics'] = { body: 'here' };
  const to = (Location: string) => (internet.pages[ADDRESS] = { status: 302, headers: { Location } });
  to('/moved.ics');
  expect(await fetchText()).toBe('here');
  await eachRow(
    [
      ['https://inside.example/', PRIVATE],
      ['https://10.0.0.1/', PRIVATE],
      ['http://calendar.example/moved.ics', 'It is not an https address.'],
      [ADDRESS, 'It redirects too often.'],
    ] as const,
    async ([location, message]) => {
      to(location);
      await expect(fetchText()).rejects.toThrow(message);
    },
  );
  const asked = internet.asked.map(({ url }) => new URL(url).hostname);
  expect(new Set(asked)).toEqual(new Set(['calendar.example']));
});

test('nothing is sent to a name with a private address, nor to a private address in any spelling', async () => {
  internet.pages[ADDRESS] = { body: 'inside' };
  for (const addresses of [['10.0.0.7'], [...PUBLIC, '::1']]) {
    internet.names = { 'calendar.example': addresses };
    await expect(fetchText()).rejects.toThrow(PRIVATE);
    const call = { headers: {}, body: '{}', timeout: TIMEOUT };
    await expect(postPublic(ADDRESS, call)).rejects.toThrow(PRIVATE);
  }
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:169.254.169.254]', '2130706433', '0x7f.1']) {
    await expect(fetchText(`https://${host}/x`), host).rejects.toThrow(PRIVATE);
  }
  expect(internet.asked).toEqual([]);
});

test('a failure says why', async () => {
  await expect(fetchText()).rejects.toThrow('It could not be reached.');
  internet.names = { 'calendar.example': PUBLIC };
  for (const [message, page, timeout] of [
    ['It is too large.', { body: 'x'.repeat(1001) }, TIMEOUT],
    ['It took too long.', { silent: true as const }, 300],
    ['It answered 500.', { status: 500 }, TIMEOUT],
  ] as const) {
    internet.pages[ADDRESS] = page;
    await expect(fetchText(ADDRESS, timeout)).rejects.toThrow(message);
  }
});

test('a message is posted, and redirects are not followed', async () => {
  internet.names = { 'calendar.example': PUBLIC };
  const call = { headers: { 'X-Message-Id': '7' }, body: '{"a":1}', timeout: TIMEOUT };
  internet.pages[ADDRESS] = { status: 204 };
  expect(await postPublic(ADDRESS, call)).toBe(204);
  expect(internet.asked[0]).toMatchObject({ body: '{"a":1}', headers: { 'x-message-id': '7' } });
  internet.pages[ADDRESS] = { status: 307, headers: { Location: 'https://10.0.0.1/' } };
  expect(await postPublic(ADDRESS, call)).toBe(307);
});
