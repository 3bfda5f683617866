import type { Config } from '@netlify/functions';
import { insertChatMessage } from '#db/inbox/chat-messages.ts';
import { chatRequest } from '#src/contracts/chat.ts';
import { answer, limits } from '#api/http/answer.ts';
import { ask } from '#api/assistant/brain.ts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/**
 * POST /api/webhook/chatbot: answers a question and stores both. What is stored is never read back to anybody by the
 * id of a conversation, since that can be guessed; nor is a question lost for which there was no answer.
 */
export default answer('/api/webhook/chatbot', {
  POST: {
    limit: limits.chat,
    body: chatRequest,
    handle: async ({ db, env, input }) => {
      const { message, user_id: sessionId } = input;
      const email = EMAIL.exec(message)?.[0];
      const keep = (response?: string) => insertChatMessage(db, { message, sessionId, email, response });
      const said = await ask({ db, env, now: new Date() }, input).catch(async (error) => {
        await keep();
        throw error;
      });
      await keep(said.response);
      return said;
    },
  },
});

export const config: Config = { path: '/api/webhook/chatbot' };
