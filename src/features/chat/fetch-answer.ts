import { chatWords } from '#src/content/chat.data.ts';
import * as z from 'zod/mini';
import { HISTORY_TURNS, type ChatAnswer, type ChatTurn } from '#src/contracts/chat.ts';
import { request, RequestError } from '#src/lib/request.ts';
import type { Conversation, Message } from './message.ts';

const answer = z.object({
  response: z.string(),
  suggestions: z.catch(z.optional(z.array(z.string()).check(z.minLength(1))), undefined),
});

/**
 * Sends the last message of the conversation to the assistant.
 *
 * @throws RequestError, TypeError, SyntaxError or ZodError if there was no valid answer; the signal's reason if it was
 *   aborted.
 */
export async function fetchAnswer(
  { id, messages }: Conversation,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const response = await request('/api/webhook/chatbot', {
    method: 'POST',
    body: { message: messages.at(-1)?.message, user_id: id, history: historyOf(messages) },
    signal,
  });
  return answer.parse(await response.json());
}

/** The latest turns before the last message, without the error messages. */
function historyOf(messages: readonly Message[]): ChatTurn[] {
  return messages
    .slice(0, -1)
    .filter(({ failure }) => !failure)
    .slice(-HISTORY_TURNS)
    .map(({ from, message }) => ({ from, message }));
}

/** The reason as shown to the visitor; undefined if there is nothing to add to the general message. */
export function reasonOf(error: unknown): string | undefined {
  if (!navigator.onLine) return chatWords.offline;
  return error instanceof RequestError && error.status === 429 ? error.serverMessage : undefined;
}
