/** The thread of the assistant (assistant-thread.ts). */
import { type Analyst, analystHere } from '#api/assistant/analyst.ts';
import { assistantHere, type OwnQuestion, type ToLearn } from '#api/assistant/own-answer.ts';
import { answerWith } from './thread-answers.ts';

/** What can be asked. */
export type Asked = { question: OwnQuestion } | { industry: Parameters<Analyst> };

/** What it is told. */
export interface Told {
  learn: ToLearn;
}

const assistant = assistantHere();

answerWith<Asked, Told>(
  async (asked) => ('question' in asked ? assistant.answer(asked.question) : analystHere(...asked.industry)),
  ({ learn }) => assistant.learn(learn),
);
