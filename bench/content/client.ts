/**
 * A visitor in a thread of their own: garbage collections of a client would otherwise stop the server as well, and
 * count as its time.
 */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

export interface Client {
  /** Milliseconds until an answer has arrived whole. @throws if it is not a 200 */
  timeOf: (url: string) => Promise<number>;
  stop: () => Promise<unknown>;
}

export function startClient(): Client {
  const worker = new Worker(new URL(import.meta.url));
  return {
    timeOf: async (url) => {
      worker.postMessage(url);
      const [{ status, ms }] = (await once(worker, 'message')) as [{ status: number; ms: number }];
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      return ms;
    },
    stop: () => worker.terminate(),
  };
}

if (!isMainThread) parentPort?.on('message', (url: string) => void answerWith(url));

async function answerWith(url: string): Promise<void> {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  parentPort?.postMessage({ status: answer.status, ms: performance.now() - began });
}
