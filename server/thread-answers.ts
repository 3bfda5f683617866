/** The other side of thread.ts: what a thread does with what it is asked. */
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './thread.ts';

/** Answers what this thread is asked. @param onTold gets what it is told */
export function answerWith<Question, Told extends object = never>(
  answer: (question: Question) => Promise<unknown>,
  onTold?: (told: Told) => void,
): void {
  parentPort?.on('message', (message: { id: number; question: Question } | Told) => {
    if ('question' in message) void say(message.id, answer(message.question));
    else onTold?.(message);
  });
}

async function say(id: number, answered: Promise<unknown>): Promise<void> {
  const said = await answered.then(
    (answer): ThreadAnswer => ({ id, answer }),
    (error: unknown): ThreadAnswer => ({ id, error }),
  );
  parentPort?.postMessage(said);
}
