import { chat } from '#src/content/messages.ts';
import { plainText } from './markup.ts';
import type { Message } from './conversation.ts';

/** Maximum characters of a transcript: the whole request is limited to 64 KiB. */
const LIMIT = 15_000;

/** The conversation as text, its latest part if it is long; undefined if no question was asked yet. */
export function transcriptOf(messages: readonly Message[], assistant: string): string | undefined {
  const turns = messages
    .filter(({ failure }) => !failure)
    .map(({ from, message }) =>
      from === 'bot' ? chat.assistantSaid(assistant, plainText(message)) : chat.visitorSaid(message),
    );
  if (turns.length === 0) return undefined;
  const text = turns.join('\n\n');
  return text.length > LIMIT ? `${chat.earlierLeftOut}\n\n… ${text.slice(-LIMIT)}` : text;
}
