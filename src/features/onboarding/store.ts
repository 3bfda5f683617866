import { atom } from 'nanostores';
import {
  onboardingQuestions,
  type AutomationInterest,
  type BusinessType,
  type TimeConsumer,
} from '#src/content/onboarding.data.ts';
import { keptAnswers } from './kept-answers.ts';

export interface Answers {
  readonly businessType: BusinessType | null;
  readonly timeConsumer: TimeConsumer | null;
  readonly automationInterest: AutomationInterest | null;
}

const noAnswers: Answers = { businessType: null, timeConsumer: null, automationInterest: null };

/** The visitor's answers; they survive a reload if storage is available. */
export const $answers = atom<Answers>(known(keptAnswers.read() ?? {}));

/** Stores an answer; a value that is not one of the question's options is ignored. */
export function answer(id: keyof Answers, value: string): void {
  keep(known({ ...$answers.get(), [id]: value }));
}

export function forgetAnswers(): void {
  keep(noAnswers);
}

/** The furthest step that the answers allow: 1 to 3 are the questions, 4 is the result. */
export function furthestStep(): number {
  const open = onboardingQuestions.findIndex(({ id }) => $answers.get()[id] === null);
  return (open < 0 ? onboardingQuestions.length : open) + 1;
}

function keep(answers: Answers): void {
  $answers.set(answers);
  keptAnswers.write(answers);
}

/** Stored answers may come from another version: only current options count. */
function known(values: Partial<Record<keyof Answers, unknown>>): Answers {
  const entries = onboardingQuestions.map(({ id, options }) => [
    id,
    options.find(({ value }) => value === values[id])?.value ?? null,
  ]);
  return Object.fromEntries(entries) as Answers;
}
