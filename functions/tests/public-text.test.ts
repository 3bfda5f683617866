/** Addresses that owners enter do not lead into a private network. */
import { expect, test, vi } from 'vitest';
import { fetchPublicText, isPublic, postPublic } from '#functions/shared/http/public-text.ts';
import { useInternet } from './support/internet.ts';

vi.mock('node:dns', async () => (await import('./support/internet.ts')).fakeDns);
vi.mock('node:https', async () => (await import('./support/internet.ts')).fakeHttps);

const internet = useInternet();
const ADDRESS = 'https://calendar.example/secret.ics';
/** Long enough for a busy machine; a page that stays silent is given up sooner. */
const TIMEOUT = 20_000;
const fetchText = (address = ADDRESS, timeout = TIMEOUT) =>
  fetchPublicText(address, { timeout, maxSize: 1000 });

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', 'nonsense'],
  ...['::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:93.184.215.14'])(
  '%s is public',
  (address) => expect(isPublic(address)).toBe(true),
);

test('a text at a public address is fetched', async () => {
  internet.names = { 'calendar.example': ['93.184.215.14'] };
  internet.pages[ADDRESS] = { body: 'BEGIN:VCALENDAR' };
  expect(await fetchText()).toBe('BEGIN:VCALENDAR');
});

test.each([
  ['a name with a private address', { 'calendar.example': ['10.0.0.7'] }],
  ['a name with a private address among others', { 'calendar.example': ['93.184.215.14', '::1'] }],
])('%s is refused, and nothing is sent there', async (_, names: Record<string, string[]>) => {
  internet.names = names;
  internet.pages[ADDRESS] = { body: 'inside' };
  await expect(fetchText()).rejects.toThrow('It is not at a public address.');
  const call = { headers: {}, body: '{}', timeout: TIMEOUT };
  await expect(postPublic(ADDRESS, call)).rejects.toThrow('It is not at a public address.');
  expect(internet.asked).toEqual([]);
});

test.each([
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:169.254.169.254]/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
])('the address %s is refused without a look-up', async (address) => {
  await expect(fetchText(address)).rejects.toThrow('It is not at a public address.');
});

test('redirects are followed only to public https addresses', async () => {
  internet.names = { 'calendar.example': ['93.184.215.14'], 'inside.example': ['192.168.0.1'] };
  const to = (Location: string) => ({ status: 302, headers: { Location } });
  internet.pages['https://calendar.example/moved.ics'] = { body: 'here' };
  internet.pages[ADDRESS] = to('/moved.ics');
  expect(await fetchText()).toBe('here');
  internet.pages[ADDRESS] = to('https://inside.example/');
  await expect(fetchText()).rejects.toThrow('It is not at a public address.');
  internet.pages[ADDRESS] = to('https://10.0.0.1/');
  await expect(fetchText()).rejects.toThrow('It is not at a public address.');
  internet.pages[ADDRESS] = to('http://calendar.example/moved.ics');
  await expect(fetchText()).rejects.toThrow('It is not an https address.');
  internet.pages[ADDRESS] = to(ADDRESS);
  await expect(fetchText()).rejects.toThrow('It redirects too often.');
  const asked = internet.asked.map(({ url }) => new URL(url).hostname);
  expect(new Set(asked)).toEqual(new Set(['calendar.example']));
});

test.each([
  ['It is too large.', { body: 'x'.repeat(1001) }, TIMEOUT],
  ['It took too long.', { silent: true as const }, 300],
  ['It answered 500.', { status: 500 }, TIMEOUT],
])('%s', async (message, page, timeout) => {
  internet.names = { 'calendar.example': ['93.184.215.14'] };
  internet.pages[ADDRESS] = page;
  await expect(fetchText(ADDRESS, timeout)).rejects.toThrow(message);
});

test('a name that does not exist cannot be reached', async () => {
  await expect(fetchText()).rejects.toThrow('It could not be reached.');
});

test('a message is posted, and redirects are not followed', async () => {
  internet.names = { 'hook.example': ['93.184.215.14'] };
  const hook = 'https://hook.example/in';
  const call = { headers: { 'X-Message-Id': '7' }, body: '{"a":1}', timeout: TIMEOUT };
  internet.pages[hook] = { status: 204 };
  expect(await postPublic(hook, call)).toBe(204);
  expect(internet.asked[0]).toMatchObject({ body: '{"a":1}', headers: { 'x-message-id': '7' } });
  internet.pages[hook] = { status: 307, headers: { Location: 'https://10.0.0.1/' } };
  expect(await postPublic(hook, call)).toBe(307);
});
