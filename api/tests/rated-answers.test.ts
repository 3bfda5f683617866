/** What visitors say of the assistant's answers, and the answers that the agency writes itself. */
import { expect, test, vi } from 'vitest';
import { answerTo, plainRequest, sendTo, useAdmin } from './support/harness.ts';
import { useReceiver } from './support/receiver.ts';

const { db, session } = useAdmin();
const upstream = useReceiver();

async function ask(message: string) {
  const { status, body } = await sendTo('/api/webhook/chatbot', { user_id: 'user_1', message });
  expect(status).toBe(200);
  return body;
}

async function lastStored() {
  const messages = db().selectFrom('chatMessages').selectAll().orderBy('id', 'desc').limit(1);
  return (await messages.execute())[0];
}

const rate = (body: object) => sendTo('/api/webhook/chatbot/rating', body);
const asAdmin = (path: string, body?: unknown, method = 'POST') =>
  body ? sendTo(path, body, session, method) : responseAs(path, method);
const responseAs = (path: string, method: string) => answerTo(plainRequest(path, session, method));
const unhelpful = async () => (await asAdmin('/api/admin/answers/unhelpful', undefined, 'GET')).body;

test('an answer that did not help is rated by whoever got it, with a reason, and listed until it is done with', async () => {
  const { id, response } = await ask('Do you rent out zebras?');
  expect((await rate({ answer: crypto.randomUUID(), helpful: false })).status).toBe(404);
  expect((await rate({ answer: id, helpful: true })).status).toBe(204);
  expect(await unhelpful()).toEqual([]);
  const reason = ' I asked for <b>zebras</b> ';
  expect((await rate({ answer: id, helpful: false, reason })).status).toBe(204);
  const stored = await lastStored();
  expect(stored).toMatchObject({ helpful: false, ratingReason: reason.trim(), answerId: id });
  const [listed, ...others] = await unhelpful();
  expect(others).toEqual([]);
  expect(listed).toEqual({
    id: stored?.id,
    question: 'Do you rent out zebras?',
    answer: response,
    reason: reason.trim(),
    ratedAt: expect.any(String),
    conversation: expect.any(Number),
  });
  expect((await asAdmin(`/api/admin/inbox/chat/${listed.conversation}`, undefined, 'GET')).body.turns).toContainEqual(
    expect.objectContaining({ message: listed.question, helpful: false, ratingReason: reason.trim() }),
  );
  const path = `/api/admin/answers/unhelpful/${listed.id}`;
  expect((await asAdmin(path, { handled: true }, 'PATCH')).status).toBe(204);
  expect(await unhelpful()).toEqual([]);
  expect((await asAdmin(path, { handled: false }, 'PATCH')).status).toBe(204);
  expect(await unhelpful()).toHaveLength(1);
});

test('an answer that did not help gets one in the agency’s words, which is said from the next question on, until it is deleted', async () => {
  const asked = 'Do you rent out zebras on Saturday?';
  const before = await ask(asked);
  expect((await rate({ answer: before.id, helpful: false })).status).toBe(204);
  const [{ id: insteadOf }] = await unhelpful();
  const written = { questions: `${asked}\n  Zebras for hire?\n\n`, answer: 'No, **only** horses.', insteadOf };
  const { status, body: known } = await asAdmin('/api/admin/answers', written);
  expect([status, known.questions]).toEqual([201, `${asked}\nZebras for hire?`]);
  expect((await unhelpful()).map(({ id }: { id: number }) => id)).not.toContain(insteadOf);

  // Also where a calendar, small talk or a language model would be asked.
  vi.stubEnv('LLM_BASE_URL', `${upstream.origin}v1`);
  vi.stubEnv('LLM_MODEL', 'small');
  expect((await ask(asked)).response).toBe('No, **only** horses.');
  expect((await ask('hello, do you rent zebras out on saturdays')).response).toBe('No, **only** horses.');
  expect(upstream.seen).toEqual([]);
  vi.stubEnv('LLM_BASE_URL', undefined);
  vi.stubEnv('LLM_MODEL', undefined);

  const path = `/api/admin/answers/${known.id}`;
  const changed = { questions: asked, answer: 'Ask our zoo.' };
  expect((await asAdmin(path, changed, 'PATCH')).body).toMatchObject({ ...changed, changedBy: 'dana' });
  expect((await ask(asked)).response).toBe('Ask our zoo.');
  expect((await asAdmin('/api/admin/answers', undefined, 'GET')).body).toMatchObject([changed]);
  expect((await asAdmin(path, undefined, 'DELETE')).status).toBe(204);
  expect((await asAdmin(path, undefined, 'DELETE')).status).toBe(404);
  expect((await ask(asked)).response).not.toContain('zoo');
});
