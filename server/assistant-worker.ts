/** The thread of the assistant (assistant-thread.ts). */
import { parentPort } from 'node:worker_threads';
import {
  assistantHere,
  type OwnAnswer,
  type OwnQuestion,
  type ToLearn,
} from '#functions/shared/assistant/own-answer.ts';

/** What the thread is told, in order. */
export type Order = { learn: ToLearn } | { id: number; ask: OwnQuestion };

/** What it says to a question. */
export type Said = { id: number } & ({ answer: OwnAnswer } | { error: unknown });

const assistant = assistantHere();

parentPort?.on('message', async (order: Order) => {
  if ('learn' in order) return assistant.learn(order.learn);
  const { id, ask } = order;
  const said = await assistant.answer(ask).then(
    (answer): Said => ({ id, answer }),
    (error: unknown): Said => ({ id, error }),
  );
  parentPort?.postMessage(said);
});
