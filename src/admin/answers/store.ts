import type { KnownAnswer, UnhelpfulAnswer } from '#src/contracts/known-answer.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { attempt } from '../failure.ts';
import { createListing, createLoadable } from '../loadable.ts';
import { act, adminRequest } from '../request.tsx';

const ANSWERS = '/api/admin/answers';

/** The answers that were written here. */
export const written = createLoadable<KnownAnswer[]>(() => ANSWERS);

/** Answers that did not help and that nobody is done with, the last rated first. */
export const unhelpful = createListing<UnhelpfulAnswer>({
  address: () => `${ANSWERS}/unhelpful`,
  read: async (answer) => ({ value: await answer.json() }),
  keyOf: ({ id }) => id,
});

export async function loadAnswers(): Promise<void> {
  await Promise.all([written.load(), unhelpful.load()]);
}

/** Adds an answer, or changes one. @throws RequestError */
export async function saveAnswer(
  body: { questions: string; answer: string; insteadOf: number | undefined },
  known?: KnownAnswer,
): Promise<void> {
  await adminRequest(known ? `${ANSWERS}/${known.id}` : ANSWERS, { method: known ? 'PATCH' : 'POST', body });
  toast({ title: 'Answer saved', description: 'It’s given from the next question on.' });
  await loadAnswers();
}

export async function remove({ id }: KnownAnswer): Promise<void> {
  await act('DELETE', `${ANSWERS}/${id}`, 'The answer wasn’t deleted', { title: 'Answer deleted' });
  await written.load();
}

/** Takes an unhelpful answer off the list; its conversation stays in the inbox. */
export async function takeOff({ id }: UnhelpfulAnswer): Promise<void> {
  await attempt('Nothing was changed', async () => {
    await adminRequest(`${ANSWERS}/unhelpful/${id}`, { method: 'PATCH', body: { handled: true } });
    toast({ title: 'Taken off the list', description: 'The conversation stays in the inbox.' });
    await unhelpful.load();
  });
}
