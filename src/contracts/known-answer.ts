/** What the agency has the assistant answer, and which answers did not help visitors. */
import * as z from 'zod/mini';
import { atMost, pageOf, requiredText, typed } from './text.ts';

/** How many lines of questions an answer has, and how many characters a line. */
const LINES = 20;
const LINE_LENGTH = 300;

/** How many known answers are kept: the assistant learns all of them. */
export const MOST_KNOWN = 300;

const missing = 'Please write the question';

/** The lines of a text that say something, each once. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter(Boolean);
}

/** An answer in the agency's words (POST and PATCH /api/admin/answers). */
export const knownAnswer = z.object({
  /** In as many ways as people ask for it, one a line; the first is its name. */
  questions: z.string(missing).check(
    typed(),
    z.overwrite((text) => linesOf(text).join('\n')),
    z.minLength(1, missing),
    z.refine((text) => text.split('\n').length <= LINES, `At most ${LINES} lines`),
    z.superRefine((text, context) => {
      const long = text.split('\n').find((line) => line.length > LINE_LENGTH);
      if (long) context.addIssue(`A question must be at most ${LINE_LENGTH} characters: “${long.slice(0, 40)}…”`);
    }),
  ),
  /** The Markdown of answers (docs/api.md); nothing in it is HTML. */
  answer: requiredText(1, 'Please write the answer', atMost('An answer', 2000)),
  /** Id of the unhelpful answer that it takes the place of, which is done with then. */
  insteadOf: z.nullish(z.int('There is no such answer').check(z.minimum(1, 'There is no such answer'))),
});

export const unhelpfulQuery = z.object(pageOf(25));

export const unhelpfulChange = z.object({ handled: z.boolean('Handled must be true or false') });

export interface KnownAnswer {
  id: number;
  questions: string;
  answer: string;
  changedBy: string;
  /** ISO 8601, UTC. */
  changedAt: string;
}

/** An answer of the assistant that a visitor found unhelpful. */
export interface UnhelpfulAnswer {
  id: number;
  question: string;
  answer: string;
  /** In the visitor's words. */
  reason: string | null;
  ratedAt: string;
  /** The id of its conversation in the inbox. */
  conversation: number;
}
