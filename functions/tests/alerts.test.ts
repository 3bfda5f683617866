/** Alerts to the operator. */
import type { APIContext } from 'astro';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import health from '#functions/health.ts';
import { respond } from '#functions/shared/http/respond.ts';
import { addMessages } from '#db/outbox.ts';
import { onRequest } from '#src/middleware.ts';
import { deliver } from './support/due.ts';
import { signIn, useDatabase } from './support/harness.ts';
import { useMailbox } from './support/mailbox.ts';
import { useReceiver } from './support/receiver.ts';

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }));

const { db } = useDatabase();
const receiver = useReceiver('ALERT_WEBHOOK_URL');
const mailbox = useMailbox();

beforeEach(() => {
  vi.stubEnv('ALERT_EMAIL', 'night@agency.example');
});

test('a server error sends one alert, with the id of its log line and without personal data', async () => {
  const fail = () =>
    respond(
      new Request('https://site.example/api/contact?email=ada@park.example'),
      undefined,
      () => {
        throw new Error('ada@park.example is not iterable');
      },
    );
  const first = await fail();
  await fail();
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1));
  await vi.waitFor(() => expect(receiver.taken).toHaveLength(1));
  expect(receiver.taken[0]?.body).toMatchObject({
    kind: 'internal-error',
    details: { path: '/api/contact', requestId: first.headers.get('X-Request-Id') },
  });
  expect(JSON.stringify([receiver.taken, mailbox.sources])).not.toContain('ada@park.example');
});

test('a page that fails sends an alert too', async () => {
  // More than an hour after the alerts of earlier tests.
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000);
  onTestFinished(() => void vi.useRealTimers());
  const request = new Request('https://site.example/blog/a-post');
  const context = {
    ...{ request, url: new URL(request.url), locals: {}, isPrerendered: false },
    ...{ routePattern: '/blog/[slug]', rewrite: async () => new Response('', { status: 500 }) },
  } as unknown as APIContext;
  const answer = await onRequest(context, () => Promise.reject(new Error('no such field')));
  await vi.waitFor(() => expect(receiver.taken).toHaveLength(1));
  expect(receiver.taken[0]?.body).toMatchObject({
    kind: 'internal-error',
    details: { path: '/blog/a-post', requestId: (answer as Response).headers.get('X-Request-Id') },
  });
});

test('a message that is given up sends an alert', async () => {
  const [id = ''] = await addMessages(db(), ['webhook'], 'contact', { id: 7 });
  await db().updateTable('outbox').set({ attempts: 13 }).where('id', '=', id).execute();
  await deliver();
  expect(receiver.taken.map(({ body }) => body)).toMatchObject([
    { kind: 'message-given-up', details: { messageId: id } },
  ]);
});

test('the deep health check is for owners', async () => {
  const sendRequest = (headers = {}) =>
    health(new Request('http://127.0.0.1:4321/api/health?deep=1', { headers }));
  expect((await sendRequest()).status).toBe(401);
  const owner = await signIn(db());
  const deep = await sendRequest(owner);
  expect(await deep.json()).toMatchObject({
    status: 'ok',
    givenUp: 1,
    waiting: 0,
    databaseBytes: expect.any(Number),
    missing: [],
  });
  await db().updateTable('users').set({ role: 'editor' }).execute();
  expect((await sendRequest(owner)).status).toBe(403);
});
