import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveFixture } from '#server/testing/serve.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import type { Handler } from './context.ts';
import { chains, origins, trusted, unnamed } from './proxies-cases.ts';
import { visitsBehind } from './proxies.ts';

let warnings: unknown[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void warnings.push(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

const visitOf = visitsBehind(trusted);

test.each(chains)('the client behind %s', (_, remoteAddress, forwardedFor, client) => {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  expect(visitOf({ socket: { remoteAddress }, headers }).ip).toBe(client);
});

test.each(unnamed)(
  'a warning names a proxy that nobody has named, once: %s',
  (_, remoteAddress, forwardedFor, proxy) => {
    const read = visitsBehind(trusted);
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    read({ socket: { remoteAddress }, headers });
    read({ socket: { remoteAddress }, headers });
    const warning = expect.stringContaining(`came through ${proxy}, which TRUST_PROXY does not name`);
    expect(warnings).toEqual(proxy ? [{ level: 'error', event: 'warning', warning }] : []);
  },
);

const echo: Handler = async (request, { ip, url }) =>
  Response.json({ url: request.url, context: url.href, ip, body: await request.text() });

/** Sends a request with forwarded headers to a server that trusts these proxies. */
async function serveBehind(proxies: readonly string[]) {
  const { send } = await serveFixture({ files: {}, api: { '/echo': echo }, limits: { proxies } });
  return async (forwarded: Record<string, string>, method = 'POST') => {
    const headers = { host: 'inside:4321', ...forwarded };
    const body = method === 'POST' ? 'a body' : undefined;
    const answer = await send('/echo//a?b=%2F', { method, headers, ...(body && { body }) });
    expect(answer.status).toBe(200);
    return JSON.parse(answer.text) as object;
  };
}

test('what a trusted proxy says of scheme and host is the address of a request, and nothing else is ever', async () => {
  const send = await serveBehind(trusted);
  await eachRow(origins, async ([, headers, origin]) => {
    const url = `${origin}/echo/a?b=%2F`;
    expect(await send(headers)).toMatchObject({ url, context: url, body: 'a body' });
    expect(await send(headers, 'GET')).toMatchObject({ url, context: url });
  });
});

test.each([
  ['nobody', []],
  ['another proxy', ['10.0.0.0/8', '127.0.0.2']],
])('a server that trusts %s heeds no forwarded header', async (_, proxies) => {
  const send = await serveBehind(proxies);
  const url = 'http://inside:4321/echo/a?b=%2F';
  await eachRow(origins, async ([, headers]) => {
    const sent = await send({ 'x-forwarded-for': '198.51.100.1', ...headers });
    expect(sent).toMatchObject({ url, context: url, ip: '127.0.0.1' });
  });
});
