/** A visitor: answers each address with the status and the milliseconds until the answer had arrived whole. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (url: string) => void answerWith(url));

async function answerWith(url: string): Promise<void> {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  parentPort?.postMessage({ status: answer.status, ms: performance.now() - began });
}
