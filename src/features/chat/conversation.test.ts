import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#src/lib/testing/storage.ts';

let storage: Map<string, string>;
const call = vi.fn<(url: string, options: { body: string; signal: AbortSignal }) => unknown>();
const EXCUSE =
  "I'm having trouble connecting to my services. Please try again or leave your contact information below.";

beforeEach(() => {
  storage = stubStorage('sessionStorage');
  call.mockReset();
  vi.resetModules();
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('fetch', call);
  vi.stubGlobal('navigator', { onLine: true });
});

/** The conversation module as on a newly opened page. */
const open = () => import('./conversation.ts');
const toasts = async () => (await import('#src/ui/toast/toast.ts')).$toast;
const answers = (response: unknown, more = {}) =>
  call.mockImplementationOnce(async () => Response.json({ response, ...more }));
const sent = (index: number) => JSON.parse(call.mock.calls[index]?.[1].body ?? '') as unknown;

test('an answer is shown one and a half seconds after it arrives', async () => {
  const { $conversation, $waiting, send } = await open();
  answers('From $300.', { suggestions: ['How long?'] });
  expect(send('  How much? ')).toBe(true);
  expect($waiting.get()).toBe(true);
  expect(sent(0)).toEqual({ message: 'How much?', user_id: 'user_1800000000000', history: [] });
  await vi.advanceTimersByTimeAsync(1499);
  expect($conversation.get().messages).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect($waiting.get()).toBe(false);
  expect($conversation.get().messages).toEqual([
    { from: 'user', message: 'How much?' },
    { from: 'bot', message: 'From $300.', suggestions: ['How long?'] },
  ]);
});

test('a price slip is kept the first time, with what was told and not what was tapped after it', async () => {
  const { $conversation, send, toldBefore } = await open();
  const slip = {
    automation: 'orders-out-of-email',
    title: 'Orders out of email',
    description: 'Orders are read.',
    price: '$600-$1,200',
    weeks: '4 weeks',
    returns: '9x',
    reads: 'An order',
    gives: 'A sales order',
  };
  answers('Which?', { suggestions: ['This one'], slip: { title: 'Not a slip' } });
  send('we type orders');
  await vi.runAllTimersAsync();
  for (const text of ['This one', 'And when?']) {
    answers('From $600.', { slip });
    send(text);
    await vi.runAllTimersAsync();
  }
  const { messages } = $conversation.get();
  expect(messages.map((message) => message.slip)).toEqual([
    undefined,
    undefined,
    undefined,
    slip,
    undefined,
    undefined,
  ]);
  expect([1, 3, 5].map((index) => toldBefore(messages, index))).toEqual([
    'we type orders',
    'we type orders',
    'And when?',
  ]);
});

test('the latest twelve turns are sent as context, without failed ones', async () => {
  const { send } = await open();
  for (let turn = 0; turn < 8; turn++) {
    if (turn === 6) call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    else answers(`answer ${turn}`);
    send(`question ${turn}`);
    await vi.runAllTimersAsync();
  }
  const { history } = sent(7) as { history: { message: string }[] };
  expect(history).toHaveLength(12);
  expect(history.at(-1)).toEqual({ from: 'user', message: 'question 6' });
  expect(history.some(({ message }) => message === EXCUSE)).toBe(false);
});

test('if the response is invalid, a toast and the assistant say so', async () => {
  const { $conversation, $waiting, send } = await open();
  call.mockResolvedValueOnce(Response.json({ reply: 'Hello' }));
  send('How much?');
  await vi.advanceTimersByTimeAsync(0);
  expect($waiting.get()).toBe(false);
  expect((await toasts()).get()).toMatchObject({
    title: 'Error',
    description: 'Failed to get a response. Please try again.',
    destructive: true,
  });
  expect($conversation.get().messages.at(-1)).toEqual({ from: 'bot', message: EXCUSE, failure: {} });
});

test('the conversation and the unsent text are restored on the next page, and an unanswered message is sent again', async () => {
  const before = await open();
  call.mockReturnValueOnce(new Promise(() => {}));
  before.send('How much?');
  expect(before.send('And?')).toBe(false);
  before.$draft.set('And how lo');
  vi.resetModules();

  const after = await open();
  expect(after.$conversation.get()).toEqual(before.$conversation.get());
  expect(after.$draft.get()).toBe('And how lo');
  answers('From $300.');
  after.resume();
  await vi.runAllTimersAsync();
  expect(sent(1)).toEqual(sent(0));
  expect(after.$conversation.get().messages.at(-1)?.message).toBe('From $300.');
  after.resume();
  expect(call).toHaveBeenCalledTimes(2);
});

test('being offline is shown as the reason', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { $conversation, send } = await open();
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  send('How much?');
  await vi.advanceTimersByTimeAsync(0);
  expect($conversation.get().messages.at(-1)?.failure?.reason).toMatch(/^You’re offline/);
});

test('clearing starts a conversation with a new id and aborts the pending request', async () => {
  const { $conversation, $waiting, clear, send } = await open();
  answers('From $300.');
  send('How much?');
  const { id } = $conversation.get();
  vi.setSystemTime(1_800_000_000_500);
  clear();
  expect(call.mock.calls[0]?.[1].signal.aborted).toBe(true);
  await vi.runAllTimersAsync();
  expect($waiting.get()).toBe(false);
  expect($conversation.get().messages).toEqual([]);
  expect($conversation.get().id).not.toBe(id);
});

test('a cleared conversation can be brought back until another begins, also one that waits for its answer', async () => {
  const { $cleared, $conversation, clear, restore, send } = await open();
  answers('From $300.');
  send('How much?');
  clear();
  answers('From $300.');
  restore();
  await vi.runAllTimersAsync();
  expect($conversation.get().messages).toMatchObject([{ message: 'How much?' }, { message: 'From $300.' }]);
  clear();
  answers('Yes.');
  send('Anybody there?');
  expect($cleared.get()).toBeNull();
  restore();
  expect($conversation.get().messages).toMatchObject([{ message: 'Anybody there?' }]);
});

test('an answer is rated under the id it came with, and a rating that was not saved is taken back', async () => {
  const { $conversation, send } = await open();
  const { rate } = await import('./rating.ts');
  answers('From $300.', { id: 'one' });
  send('How much?');
  await vi.runAllTimersAsync();
  const helpful = () => $conversation.get().messages.at(-1)?.helpful;

  call.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await rate('one', false, 'Too short')).toBe(true);
  expect(call.mock.lastCall?.[0]).toBe('/api/webhook/chatbot/rating');
  expect(sent(1)).toEqual({ answer: 'one', helpful: false, reason: 'Too short' });
  expect(helpful()).toBe(false);
  call.mockResolvedValueOnce(Response.json({ message: 'There is no such answer anymore.' }, { status: 404 }));
  expect(await rate('one', true)).toBe(false);
  expect(helpful()).toBe(false);
  expect((await toasts()).get()).toMatchObject({ description: 'There is no such answer anymore.', destructive: true });
});

test.each(['', 'null', '[]', '{"id":7,"messages":[]}', '{"id":"user_1","messages":[{"from":"x"}]}'])(
  'an invalid stored value is dropped: %s',
  async (text) => {
    storage.set('chat', text);
    expect((await open()).$conversation.get().messages).toEqual([]);
  },
);
