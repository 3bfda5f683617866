/** The thread of the assistant (assistant-thread.ts). */
import { type Analyst, analystHere } from '#api/assistant/analyst.ts';
import { assistantHere, type OwnQuestion, type ToLearn } from '#api/assistant/own-answer.ts';
import { answerWith } from './thread-answers.ts';

/** What can be asked. */
export type Asked = { question: OwnQuestion } | { job: string } | { industry: Parameters<Analyst> };

/** What it is told. */
export interface Told {
  learn: ToLearn;
}

const assistant = assistantHere();

answerWith<Asked, Told>(
  async (asked) => {
    if ('question' in asked) return assistant.answer(asked.question);
    return 'job' in asked ? assistant.slip(asked.job) : analystHere(...asked.industry);
  },
  ({ learn }) => assistant.learn(learn),
);
