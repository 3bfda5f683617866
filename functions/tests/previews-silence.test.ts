/** A deploy preview sends no notifications, not even those waiting in its database. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import chatbot from '#functions/chatbot.ts';
import contact from '#functions/contact.ts';
import industryAnalysis from '#functions/industry-analysis.ts';
import '#functions/run-due.ts';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { runSoon } from '#functions/shared/outbox/run-due.ts';
import { type Channel, addMessages } from '#db/outbox.ts';
import { ConnectionCounter } from './support/connection-counter.ts';
import { afterAnswers, contextOf, jsonRequest, newClient, useDatabase } from './support/harness.ts';
import { Receiver } from './support/receiver.ts';

const { db } = useDatabase();
const receiver = new Receiver();
/** For mail and the build hook, which are not JSON. */
const counter = new ConnectionCounter();
beforeAll(() => Promise.all([receiver.open(), counter.open()]));
afterAll(async () => {
  counter.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.reset();
  counter.connections = 0;
  for (const table of ['outbox', 'siteChanges'] as const) await db().deleteFrom(table).execute();
  vi.stubEnv('SMTP_URL', counter.address('smtp'));
  vi.stubEnv('NOTIFY_EMAIL', 'house@mail.example');
  for (const name of ['NOTIFY_', 'CHATBOT_', 'INDUSTRY_ANALYSIS_']) {
    vi.stubEnv(`${name}WEBHOOK_URL`, receiver.url);
  }
  vi.stubEnv('BUILD_HOOK_URL', counter.address('http'));
});

const deployOf = (context: string) =>
  Object.assign(contextOf(newClient()), { deploy: { context } });
type Deploy = ReturnType<typeof deployOf>;

/** Waiting messages are checked for after every response. */
const waiting = async (channel: Channel, deploy: Deploy) => {
  await addMessages(db(), [channel], 'contact', { id: 7, name: 'Ada', createdAt: new Date() });
  runSoon(functionEnv(deploy), deploy);
};

const triggers: Record<string, (deploy: Deploy) => Promise<unknown>> = {
  'a contact request': (deploy) => {
    const said = { name: 'Ada', email: 'ada@park.example', company: 'Park', consent: true };
    return contact(
      jsonRequest('/api/contact', { ...said, message: 'We type it all twice.' }),
      deploy,
    );
  },
  'a question to the assistant': (deploy) =>
    chatbot(jsonRequest('/api/webhook/chatbot', { message: 'Hello', user_id: 'u' }), deploy),
  'an industry': (deploy) =>
    industryAnalysis(
      jsonRequest('/api/webhook/industry-analysis', { industry: 'Dentist' }),
      deploy,
    ),
  'a message that waits for the webhook': (deploy) => waiting('webhook', deploy),
  'a message that waits for the mail server': (deploy) => waiting('email', deploy),
  'a change of the public site': async (deploy) => {
    const changedAt = new Date(Date.now() - 60_000);
    await db().insertInto('siteChanges').values({ id: 1, changedAt }).execute();
    runSoon(functionEnv(deploy), deploy);
  },
};

describe.each(Object.entries(triggers))('%s', (_, go) => {
  const delivered = async (context: string): Promise<number> => {
    await go(deployOf(context));
    await afterAnswers();
    return receiver.seen.length + counter.connections;
  };

  test('is sent by the site itself', async () => {
    expect(await delivered('production')).toBeGreaterThan(0);
  });

  test.each(['deploy-preview', 'branch-deploy'])('is not sent by a %s', async (context) => {
    expect(await delivered(context)).toBe(0);
  });
});
