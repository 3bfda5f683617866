import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { insertChatMessage, rateAnswer } from '#db/inbox/chat-messages.ts';
import { inTransaction } from '#db/transaction.ts';
import { chat as words } from '#src/content/messages.ts';
import { chatMail, chatRating, chatRequest, type StoredAnswer } from '#src/contracts/chat.ts';
import { ask } from '#api/assistant/brain.ts';
import { mailConversation } from '#api/assistant/mail-conversation.ts';
import type { Api } from '#api/context.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { runSoon } from '#api/outbox/run-due.ts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

export const chat = new Hono<Api>();

/**
 * Answers a question and stores both. What is stored is never read back to anybody by the id of a conversation, since
 * that can be guessed; nor is a question lost for which there was no answer.
 */
chat.post('/api/webhook/chatbot', origin, limit(limits.chat), body(chatRequest), database, async (c) => {
  const { db, env, host } = c.var;
  const question = c.req.valid('json');
  const { message, user_id: sessionId } = question;
  const email = EMAIL.exec(message)?.[0];
  const keep = (answer?: StoredAnswer) =>
    insertChatMessage(db, { message, sessionId, email, response: answer?.response, answerId: answer?.id });
  const said = await ask({ db, env, host, now: new Date() }, question).catch(async (error) => {
    await keep();
    throw error;
  });
  const answer: StoredAnswer = { ...said, id: randomUUID(), ...(env.SMTP_URL && { canMail: true }) };
  await keep(answer);
  return c.json(answer);
});

/** Stores whether an answer has helped, with the answer. */
chat.post('/api/webhook/chatbot/rating', origin, limit(limits.rating), body(chatRating), database, async (c) => {
  const { answer, ...rating } = c.req.valid('json');
  if (!(await rateAnswer(c.var.db, answer, rating))) throw new HttpFailure(404, words.answerGone);
  return c.body(null, 204);
});

/** Mails the conversation as it stands. */
chat.post('/api/webhook/chatbot/mail', origin, limit(limits.mail), body(chatMail), database, async (c) => {
  const { db, env } = c.var;
  const asked = c.req.valid('json');
  await inTransaction(db, (transaction) => mailConversation(transaction, env, asked));
  runSoon(c.var);
  return c.body(null, 204);
});
