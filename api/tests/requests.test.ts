/** What all requests have in common, tested with contact and health. */
import { describe, expect, test, vi } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { NO_PAGE_HEADERS } from '#src/lib/security-headers.ts';
import {
  answerTo,
  ask,
  contextOf,
  jsonRequest,
  logged,
  newClient,
  plainRequest,
  provideDatabase,
  sendContact as send,
  SITE,
  useDatabase,
} from './support/harness.ts';
import { goodContact as good } from './support/samples.data.ts';

const { db } = useDatabase();
const askHealth = (...request: [headers?: Record<string, string>, method?: string]) =>
  ask('/api/health?secret=1', ...request);

test('health reports that program and database are ok; HEAD follows GET, also for other sites', async () => {
  const { status, body } = await askHealth({ Origin: 'https://evil.example' });
  expect([status, body]).toEqual([200, { status: 'ok', database: 'ok', version: '1.0.0' }]);
  const head = await askHealth({}, 'HEAD');
  expect([head.status, head.body]).toEqual([200, '']);
  expect(head.headers.get('Content-Type')).toBe('application/json');
});

test('every response has the security headers of the pages and the id of its log line', async () => {
  const answers = [await askHealth(), await send(), await send('{')];
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 400]);
  const policy = Object.entries(NO_PAGE_HEADERS).map(([name, value]) => [name.toLowerCase(), value]);
  for (const { status, headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject(Object.fromEntries(policy));
    expect(headers.get('Cache-Control')).toBe('no-store');
    const requestId = headers.get('X-Request-Id');
    expect(logged.filter((line) => line.requestId === requestId)).toEqual([
      expect.objectContaining({
        level: 'info',
        method: expect.any(String),
        status,
        ms: expect.any(Number),
        route: expect.stringMatching(/^\/api\/[a-z]+$/),
      }),
    ]);
  }
});

test('HEAD of what may be cached says so as GET does', async () => {
  const [get, head] = [await ask('/api/blog'), await ask('/api/blog', {}, 'HEAD')];
  expect(head.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(head.headers.get('Cache-Control')).toBe(get.headers.get('Cache-Control'));
});

test('a path that only begins or ends like an address is none', () =>
  eachRow(
    ['/api/admin/inbox/leadership/5', '/api/admin/inbox/xcall/5', '/share/blogs/1/a.png', '/api/blog/05'],
    async (path) => expect((await ask(path)).status).toBe(404),
  ));

test('a wrong method is 405 with the allowed ones', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS', 'PROPFIND']) {
    const { status, headers } = await ask('/api/contact', {}, method);
    expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
  }
  const { status, headers } = await askHealth({}, 'POST');
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

describe('a body', () => {
  test('has at most 64 KiB, by its Content-Length or as it is read', async () => {
    const sized = (size: number) => {
      const rest = JSON.stringify({ ...good, message: '' }).length;
      return JSON.stringify({ ...good, message: 'x'.repeat(size - rest) });
    };
    expect((await send(sized(65_536))).status).toBe(201);
    for (const type of ['application/json', 'text/plain']) {
      const { status, body } = await send(sized(65_537), { 'Content-Type': type });
      expect([status, body]).toEqual([413, { message: 'The body is larger than 64 KiB.' }]);
    }
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const endless = { method: 'POST', body, duplex: 'half' };
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request(`${SITE}/api/contact`, { ...endless, headers });
    expect((await answerTo(request)).status).toBe(413);
    expect(pulled).toBeLessThan(8);
  });

  test('is an object in JSON: otherwise 415 for its type, or 400', async () => {
    await eachRow(
      [
        ['text/plain', 415],
        ['application/jsonp', 415],
        ['json', 415],
        ['application/json; charset=utf-8', 201],
        ['Application/JSON', 201],
        ['application/ld+json', 415],
      ] as const,
      async ([type, status]) => expect((await send(good, { 'Content-Type': type })).status).toBe(status),
    );
    await eachRow(['', '{', '"text"', '[]', 'null', '7', new Uint8Array([0x7b, 0xff, 0x7d])], async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const request = new Request(`${SITE}/api/contact`, { method: 'POST', headers, body });
      const answer = await answerTo(request);
      const message = expect.stringMatching(/^The body is not/);
      expect([answer.status, answer.body]).toEqual([400, { message }]);
    });
  });
});

describe('the limit of requests', () => {
  const invalid = (path: string) => jsonRequest(path, 'no JSON');

  test('is counted for each client a minute, valid or not', () =>
    eachRow(
      [
        [5, invalid('/api/contact')],
        [5, invalid('/api/scheduled-calls')],
        [20, invalid('/api/webhook/chatbot')],
        [20, invalid('/api/webhook/industry-analysis')],
        [20, invalid('/api/price-slip')],
        [10, invalid('/api/admin/login')],
        [300, plainRequest('/api/health')],
      ] as const,
      async ([limit, request]) => {
        const client = contextOf(newClient());
        for (let i = 0; i < limit; i++) {
          expect((await answerTo(request.clone(), client)).status).not.toBe(429);
        }
        const { status, headers } = await answerTo(request.clone(), client);
        expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
        expect((await answerTo(request)).status).not.toBe(429);
      },
    ));

  test('is multiplied by a factor, which is ignored with one warning where deployed', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '2');
    const client = newClient();
    for (let i = 0; i < 10; i++) expect((await send('{', {}, client)).status).toBe(400);
    expect((await send('{', {}, client)).status).toBe(429);

    vi.stubEnv('LOCAL_PROGRAM', '');
    vi.resetModules();
    const { app: deployed } = await import('#api/app.ts');
    for (let i = 0; i < 2; i++) await deployed.fetch(plainRequest('/api/health'), contextOf(newClient()));
    const warning = 'RATE_LIMIT_FACTOR is ignored where the site is deployed.';
    expect(logged.filter(({ event }) => event === 'warning')).toMatchObject([{ warning }]);
  });
});

test('without a database the response is 503, unless the request itself is invalid', async () => {
  provideDatabase(undefined);
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing');
  const answers = [await send('{'), await send({ ...good, name: '' }), await send()];
  const statuses = [...answers, await askHealth()].map(({ status }) => status);
  provideDatabase(db());
  expect(statuses).toEqual([400, 422, 503, 503]);
  expect(answers[2]?.headers.get('Retry-After')).toBe('5');
  expect(answers[2]?.body).toEqual({
    message: 'We can’t reach our database right now. Please try again shortly.',
  });
});

test('an invalid variable is 500, and the log names it', async () => {
  vi.stubEnv('SESSION_SECRET', 'short');
  const { status, body } = await send();
  const message = 'Something went wrong on our side. Please try again.';
  expect([status, body]).toEqual([500, { message }]);
  const error = expect.stringContaining('SESSION_SECRET must be 32 bytes or more.');
  expect(logged.at(-1)).toMatchObject({ level: 'error', error });
});
