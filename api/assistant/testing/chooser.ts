/** What the chooser stands on in tests: the site on an evening before a weekend, and tools without a database. */
import type { ChatAnswer, ChatTurn } from '#src/contracts/chat.ts';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { usual } from '#src/domain/booking/opening-times.ts';
import { analystHere } from '#api/assistant/analyst.ts';
import { answerTo } from '#api/assistant/chooser/answer.ts';
import { readChoice } from '#api/assistant/chooser/choice.ts';
import { promptFor } from '#api/assistant/chooser/choose.ts';
import type { ToolContext } from '#api/assistant/chooser/tools.ts';

/** A Friday, 5:30 PM where the agency is. */
export const now = new Date('2026-11-20T23:30:00Z');

/** The code of a call that is booked. */
export const bookedCode = 'abcdefghijklmnopqrstuvwx';

export const tools: ToolContext = {
  now,
  open: usual,
  freeTimes: async () => nextFreeSlots([], now, 500),
  bookingOf: async (code) =>
    code === bookedCode ? { date: '2026-12-01', timeSlot: '10:00', cancelledAt: null } : undefined,
  analyze: analystHere,
};

const nothingFound = { ids: [], posts: [] };

/** What is answered where a model returns a text. */
export async function answerFor(
  returned: string,
  message: string,
  history: readonly ChatTurn[] = [],
): Promise<ChatAnswer | undefined> {
  const choice = readChoice(returned);
  const question = { message, history };
  const { known } = promptFor({ reads: 'all' }, question, nothingFound, tools);
  return choice && answerTo(choice, known, question, tools);
}
