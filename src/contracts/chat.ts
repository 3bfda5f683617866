import * as z from 'zod/mini';
import { requiredText, typed } from './text.ts';

/** What somebody types at once, and what the window counts down to. */
export const MESSAGE_LENGTH = 2000;

/** Turns of the conversation that a question may bring along, the newest. */
export const HISTORY_TURNS = 12;

const HISTORY_LENGTH = 4000;

const missingMessage = 'Please type a message';
const missingUser = 'The id of the conversation is missing';
const wrongHistory = 'The conversation so far must be a list of turns';

const turn = z.object({
  from: z.enum(['user', 'bot'], wrongHistory),
  // Cut and not refused: nobody loses a question to a long answer before it.
  message: z.pipe(
    z.string(wrongHistory).check(typed()),
    z.transform((message) => message.slice(0, HISTORY_LENGTH)),
  ),
});

/** A question to the assistant (POST /api/webhook/chatbot). */
export const chatRequest = z.object({
  message: requiredText(1, missingMessage, {
    length: MESSAGE_LENGTH,
    message: 'Message must be at most 2,000 characters',
  }),
  /** Made by the visitor's page; ties the turns of one conversation together and proves nothing. */
  user_id: requiredText(1, missingUser, {
    length: 200,
    message: 'The id of the conversation must be at most 200 characters',
  }),
  /** What was said before, from the visitor's own page: what is kept here is never read back. */
  history: z.pipe(
    z.nullish(z.array(turn, wrongHistory)),
    z.transform((turns) => (turns ?? []).slice(-HISTORY_TURNS)),
  ),
});

export type ChatTurn = z.infer<typeof turn>;

/** What the assistant says. */
export interface ChatAnswer {
  /**
   * Short Markdown: paragraphs, `**bold**`, lines that start with `1.` to `6.`, same-site links, and
   * the links `#schedule-a-call` and `#contact`, which are actions.
   */
  response: string;
  /** Questions that may come next, at most three. */
  suggestions?: string[];
}
