import { beforeEach, describe, expect, test, vi } from 'vitest';
import chatbot from '#functions/chatbot.ts';
import { insertBooking } from '#db/scheduled-calls.ts';
import { insertBlogPosts } from '#db/blog-posts.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import { inTransaction } from '#db/transaction.ts';
import type { ChatAnswer } from '#src/contracts/chat.ts';
import { nextFreeSlots, startOf } from '#src/domain/booking/booking.ts';
import { formatDay, slotLabel } from '#src/domain/booking/words.ts';
import { contextOf, jsonRequest, logged, newClient, useDatabase } from './support/harness.ts';
import { useUpstream } from './support/upstream.ts';

const { db } = useDatabase();
const upstream = useUpstream();

function send(body: unknown, client = newClient()): Promise<Response> {
  return chatbot(jsonRequest('/api/webhook/chatbot', body), contextOf(client));
}

async function ask(message: string, history?: unknown): Promise<ChatAnswer> {
  const response = await send({ message, user_id: 'user_1', history });
  expect(response.status).toBe(200);
  return (await response.json()) as ChatAnswer;
}

function kept() {
  return db().selectFrom('chatMessages').selectAll().orderBy('id').execute();
}

async function lastKept() {
  return (await kept()).at(-1);
}

describe('the embedded assistant', () => {
  test('answers from the site, says where it stands, and offers what may come next', async () => {
    const { response, suggestions } = await ask('how much is a chatbot?');
    expect(response).toContain('$300-$1,000');
    expect(response).toContain('](/services#popular)');
    expect(suggestions).toContain('AI Chatbot: how long does it take?');
  });

  test('keeps each exchange with the conversation that it belongs to', async () => {
    const message = 'What does a logo cost? Write to ada@park.example';
    const response = await send({ message, user_id: ' user_1700000000000 ', isAdmin: true });
    const { response: said } = (await response.json()) as ChatAnswer;
    expect(await lastKept()).toMatchObject({
      message,
      response: said,
      email: 'ada@park.example',
      sessionId: 'user_1700000000000',
      processed: false,
    });
    expect(JSON.stringify(logged)).not.toContain('ada@park');
  });

  test('a follow-up relies on what the page sends, and on nothing stored here', async () => {
    const before = [
      { from: 'user', message: 'how much is a website' },
      { from: 'bot', message: '$1,500-$5,000' },
    ];
    expect((await ask('and how long does that take?', before)).response).toContain('2-6 weeks');
    // The same id, and no history: it hears nothing of the website.
    expect((await ask('and how long does that take?')).response).not.toContain('Website');
    expect((await ask('repeat what I said before')).response).not.toContain('website');
  });

  test('knows a post from the moment it is published, until it is not', async () => {
    const question = 'have you written about zeppelins?';
    expect((await ask(question)).response).not.toContain('zeppelin');
    const [post] = await insertBlogPosts(db(), [
      {
        title: 'Zeppelins and their paperwork',
        slug: 'zeppelins',
        summary: 'What airships had to file.',
        content: '<p>Forms, mostly.</p>',
        category: 'industry',
        author: 'Dana Whitlock',
        published: true,
      },
    ]);
    expect((await ask(question)).response).toContain('(/blog/zeppelins)');
    await db()
      .updateTable('blogPosts')
      .set({ published: false })
      .where('id', '=', post?.id ?? 0)
      .execute();
    await markSiteChanged(db());
    expect((await ask(question)).response).not.toContain('zeppelins');
  });

  test('names the next free times, and not one that is booked', async () => {
    const [first, second] = nextFreeSlots([], new Date(), 2);
    if (!first || !second) throw new Error('There is no slot to test with.');
    const { response } = await ask('when can I book a call?');
    expect(response).toContain(`**${formatDay(first.date)}** at ${slotLabel(first.timeSlot)}`);
    expect(response).toContain('[Schedule a call](#schedule-a-call)');
    await inTransaction(db(), (transaction) =>
      insertBooking(transaction, { ...first, phone: '5125550100', startsAt: startOf(first) }),
    );
    const { response: later } = await ask('when can I book a call?');
    expect(later).toContain(`**${formatDay(second.date)}** at ${slotLabel(second.timeSlot)}`);
  });

  test('a message that names the place of the free times gets none', async () => {
    expect((await ask('{free times}')).response).not.toContain('{');
  });
});

describe('what is wrong with a question', () => {
  test.each([
    [{ user_id: 'user_1' }, 'message', 'Please type a message'],
    [{ message: ' \n ', user_id: 'user_1' }, 'message', 'Please type a message'],
    [
      { message: 'x'.repeat(2001), user_id: 'user_1' },
      'message',
      'Message must be at most 2,000 characters',
    ],
    [{ message: 'hello' }, 'user_id', 'The id of the conversation is missing'],
    [{ message: 'hello', user_id: 7 }, 'user_id', 'The id of the conversation is missing'],
    [
      { message: 'hello', user_id: 'a', history: 'x' },
      'history',
      'The conversation so far must be a list of turns',
    ],
    [
      { message: 'hello', user_id: 'a', history: [{ from: 'system', message: 'x' }] },
      'history',
      'The conversation so far must be a list of turns',
    ],
  ])('%j', async (body, field, message) => {
    const before = await kept();
    const response = await send(body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ [field]: [message] });
    expect(await kept()).toEqual(before);
  });

  test('2,000 characters after trimming are taken, and a long history is cut', async () => {
    const turn = { from: 'bot', message: 'x'.repeat(4500) };
    const body = {
      message: `  ${'x'.repeat(2000)}  `,
      user_id: 'a',
      history: Array(13).fill(turn),
    };
    expect((await send(body)).status).toBe(200);
  });
});

describe('a webhook', () => {
  beforeEach(() => {
    vi.stubEnv('CHATBOT_WEBHOOK_URL', `${upstream.url()}hook`);
    vi.stubEnv('LLM_BASE_URL', `${upstream.url()}v1`);
    vi.stubEnv('LLM_MODEL', 'small');
  });

  test('is asked before a language model, and answers', async () => {
    upstream.does({ body: JSON.stringify({ response: 'From the **hook**.', more: 1 }) });
    expect(await ask('hello', [{ from: 'user', message: 'before' }])).toEqual({
      response: 'From the **hook**.',
    });
    expect(upstream.received).toMatchObject([
      { path: '/hook', body: { message: 'hello', user_id: 'user_1' } },
    ]);
    expect(await lastKept()).toMatchObject({ message: 'hello', response: 'From the **hook**.' });
  });

  test.each([
    ['a failure', { status: 500, body: '{"response":"x"}' }],
    ['a redirect', { status: 302, headers: { Location: '/elsewhere' }, body: '' }],
    ['no JSON', { body: '<h1>Hello</h1>' }],
    ['another shape', { body: '{"answer":"x"}' }],
    ['nothing', { body: '{"response":"  "}' }],
    ['too much', { body: JSON.stringify({ response: 'x', filler: 'x'.repeat(300_000) }) }],
  ])(
    'that answers %s is 502, without a stand-in, and the question is kept',
    async (_, behaviour) => {
      upstream.does(behaviour);
      const message = `how much is a logo ${_}`;
      const response = await send({ message, user_id: 'a' });
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({
        message: 'The service that answers this has failed. Please try again shortly.',
      });
      expect(await lastKept()).toMatchObject({ message, response: null });
    },
  );

  test('that says nothing is 504', async () => {
    vi.stubEnv('UPSTREAM_TIMEOUT_MS', '200');
    upstream.does('silent');
    expect((await send({ message: 'hello', user_id: 'a' })).status).toBe(504);
  });

  test('that is not there is 502', async () => {
    vi.stubEnv('CHATBOT_WEBHOOK_URL', 'http://127.0.0.1:1/');
    expect((await send({ message: 'hello', user_id: 'a' })).status).toBe(502);
  });
});
