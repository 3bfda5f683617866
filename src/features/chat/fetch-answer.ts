import { chatWords } from '#src/content/chat.data.ts';
import { HISTORY_TURNS, type ChatAnswer, type ChatTurn } from '#src/contracts/chat.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { isTexts, type Conversation, type Message } from './message.ts';

/**
 * Sends the last message of the conversation to the assistant.
 *
 * @throws RequestError, TypeError or SyntaxError if there was no valid answer; the signal's reason if it was
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
  const answer = (await response.json()) as Partial<ChatAnswer> | null;
  if (typeof answer?.response !== 'string') throw new TypeError('The answer holds no response.');
  const suggestions = isTexts(answer.suggestions) ? answer.suggestions : [];
  return { response: answer.response, ...(suggestions.length > 0 && { suggestions }) };
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
