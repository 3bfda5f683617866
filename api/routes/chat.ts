import { Hono } from 'hono';
import { insertChatMessage } from '#db/inbox/chat-messages.ts';
import { chatRequest } from '#src/contracts/chat.ts';
import { ask } from '#api/assistant/brain.ts';
import type { Api } from '#api/context.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';

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
  const keep = (response?: string) => insertChatMessage(db, { message, sessionId, email, response });
  const said = await ask({ db, env, host, now: new Date() }, question).catch(async (error) => {
    await keep();
    throw error;
  });
  await keep(said.response);
  return c.json(said);
});
