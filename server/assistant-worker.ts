/** The thread of the assistant (assistant-thread.ts). */
import { parentPort } from 'node:worker_threads';
import { type Analyst, analystHere } from '#api/assistant/analyst.ts';
import { assistantHere, type OwnQuestion, type ToLearn } from '#api/assistant/own-answer.ts';

/** What can be asked. */
export type Asked = { question: OwnQuestion } | { industry: Parameters<Analyst> };

/** What the thread is told, in order. */
export type Order = { learn: ToLearn } | ({ id: number } & Asked);

/** What it says to what was asked. */
export type Said = { id: number } & ({ answer: unknown } | { error: unknown });

const assistant = assistantHere();

parentPort?.on('message', (order: Order) => {
  if ('learn' in order) assistant.learn(order.learn);
  else void say(order);
});

async function say({ id, ...asked }: { id: number } & Asked): Promise<void> {
  const said = await answer(asked).then(
    (answered): Said => ({ id, answer: answered }),
    (error: unknown): Said => ({ id, error }),
  );
  parentPort?.postMessage(said);
}

async function answer(asked: Asked): Promise<unknown> {
  return 'question' in asked ? assistant.answer(asked.question) : analystHere(...asked.industry);
}
