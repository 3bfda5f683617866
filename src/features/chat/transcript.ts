import { plainText } from './markup.ts';
import type { Message } from './message.ts';

/** Characters of a conversation that are sent along: the call takes 64 KiB, of which some stay for the rest. */
const LIMIT = 15_000;

const LEFT_OUT = '(What was said before is left out.)';

/**
 * The conversation as text for whoever answers the contact request, the newest part of it where it is
 * long; undefined where nothing was asked yet.
 *
 * @param assistant its name
 */
export function transcriptOf(messages: readonly Message[], assistant: string): string | undefined {
  const turns = messages
    .filter(({ failure }) => !failure)
    .map(({ from, message }) =>
      from === 'bot' ? `${assistant}: ${plainText(message)}` : `Visitor: ${message}`,
    );
  if (turns.length === 0) return undefined;
  const text = turns.join('\n\n');
  return text.length > LIMIT ? `${LEFT_OUT}\n\n… ${text.slice(-LIMIT)}` : text;
}
