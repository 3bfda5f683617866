import { atom } from 'nanostores';
import { onboardingQuestions } from '#src/content/onboarding.data.ts';
import type { AllAnswers } from '#src/domain/fitting-automation.ts';
import { storedAnswers } from './stored-answers.ts';

/** Null until a question is answered. */
export type Answers = { readonly [Question in keyof AllAnswers]: AllAnswers[Question] | null };

const noAnswers: Answers = { businessType: null, timeConsumer: null, automationInterest: null };

/** The visitor's answers; they survive a reload if storage is available. */
export const $answers = atom<Answers>(validated(storedAnswers.read() ?? {}));

/** Stores an answer; a value that is not one of the question's options is ignored. */
export function setAnswer(id: keyof Answers, value: string): void {
  save(validated({ ...$answers.get(), [id]: value }));
}

export function forgetAnswers(): void {
  save(noAnswers);
}

/** The furthest step that the answers allow: 1 to 3 are the questions, 4 is the result. */
export function furthestStep(): number {
  const open = onboardingQuestions.findIndex(({ id }) => $answers.get()[id] === null);
  return (open < 0 ? onboardingQuestions.length : open) + 1;
}

function save(answers: Answers): void {
  $answers.set(answers);
  storedAnswers.write(answers);
}

/** Stored answers may come from another version: only current options count. */
function validated(values: Partial<Record<keyof Answers, unknown>>): Answers {
  const entries = onboardingQuestions.map(({ id, options }) => [
    id,
    options.find(({ value }) => value === values[id])?.value ?? null,
  ]);
  return Object.fromEntries(entries) as Answers;
}
