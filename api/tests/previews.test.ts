/** A deploy preview uses the database of previews or none, never that of the site, and sends no notifications. */
import { createServer } from 'node:net';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import type { Bindings } from '#api/context.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { listen } from '#server/testing/local-server.ts';
import { type Channel, addMessages } from '#db/outbox.ts';
import {
  afterAnswers,
  contextOf,
  empty,
  newClient,
  provideDatabase,
  sendTo,
  surroundings,
  useDatabase,
} from './support/harness.ts';
import { useReceiver } from './support/receiver.ts';
import { goodContact } from './support/samples.data.ts';

/** A TCP server in place of a database, mail server or build hook: counts connections and closes them. */
function useConnectionCounter() {
  const counter = {
    connections: 0,
    port: 0,
    address: (scheme: string) => `${scheme}://127.0.0.1:${counter.port}/any`,
  };
  const server = createServer((socket) => {
    counter.connections += 1;
    socket.on('error', () => undefined).destroy();
  });
  beforeAll(async () => {
    counter.port = await listen(server);
    return () => void server.close();
  });
  beforeEach(() => void (counter.connections = 0));
  return counter;
}

const { db } = useDatabase();
const receiver = useReceiver();
/** In place of a database, and of a mail server and build hook, which get no JSON. */
const [site, previews] = [useConnectionCounter(), useConnectionCounter()];

const deployOf = (name: string) => contextOf(newClient(), name);
const from = (deploy: Bindings, path: string, body: object) => sendTo(path, body, {}, 'POST', deploy);
const submit = (deploy: Bindings) => from(deploy, '/api/contact', goodContact);

test('each deploy connects to its own database', async () => {
  provideDatabase(undefined);
  const connections = async (deploy: string) => {
    expect((await submit(deployOf(deploy))).status).toBe(503);
    const counts = [site, previews].map((counter) => counter.connections > 0);
    site.connections = 0;
    previews.connections = 0;
    return counts;
  };
  // The branch of the site's database that the platform provides.
  vi.stubEnv('NETLIFY_DB_URL', site.address('postgres'));
  expect(await connections('deploy-preview')).toEqual([false, false]);
  vi.stubEnv('DATABASE_URL', site.address('postgres'));
  expect(await connections('deploy-preview')).toEqual([false, false]);
  vi.stubEnv('PREVIEW_DATABASE_URL', previews.address('postgres'));
  expect(await connections('branch-deploy')).toEqual([false, true]);
  expect(await connections('production')).toEqual([true, false]);
  provideDatabase(db());
});

/** Waiting messages are checked for after every response. */
const waiting = async (channel: Channel, deploy: Bindings) => {
  await addMessages(db(), [channel], 'contact', { id: 7, name: 'Ada', createdAt: new Date() });
  runSoon(surroundings(deploy.deploy));
};
const triggers: Record<string, (deploy: Bindings) => Promise<unknown>> = {
  'a contact request': submit,
  'a question to the assistant': (deploy) => from(deploy, '/api/webhook/chatbot', { message: 'Hello', user_id: 'u' }),
  'an industry': (deploy) => from(deploy, '/api/webhook/industry-analysis', { industry: 'Dentist' }),
  'a message that waits for the webhook': (deploy) => waiting('webhook', deploy),
  'a message that waits for the mail server': (deploy) => waiting('email', deploy),
  'a change of the public site': async (deploy) => {
    const changedAt = new Date(Date.now() - 60_000);
    await db().insertInto('siteChanges').values({ id: 1, changedAt }).execute();
    runSoon(surroundings(deploy.deploy));
  },
};

test('only the site itself notifies others', () =>
  eachRow(Object.entries(triggers), async ([what, go]) => {
    vi.stubEnv('SMTP_URL', site.address('smtp'));
    vi.stubEnv('NOTIFY_EMAIL', 'house@mail.example');
    for (const name of ['NOTIFY_', 'CHATBOT_', 'INDUSTRY_ANALYSIS_']) {
      vi.stubEnv(`${name}WEBHOOK_URL`, receiver.url);
    }
    vi.stubEnv('BUILD_HOOK_URL', site.address('http'));
    const delivered: boolean[] = [];
    for (const context of ['deploy-preview', 'branch-deploy', 'production']) {
      await empty(db(), 'outbox', 'siteChanges');
      receiver.reset();
      site.connections = 0;
      await go(deployOf(context));
      await afterAnswers();
      delivered.push(receiver.seen.length + site.connections > 0);
    }
    expect([what, ...delivered]).toEqual([what, false, false, true]);
  }));
