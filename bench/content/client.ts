/** A visitor: answers each address with the status and the milliseconds until the answer had arrived whole. */
import { Agent, get } from 'node:http';
import { parentPort } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true });
/** As browsers over http ask; not unpacked, because a visitor's device does that. */
const headers = { 'accept-encoding': 'gzip, deflate' };

parentPort?.on('message', (url: string) => {
  const began = performance.now();
  get(url, { agent, headers }, (answer) => {
    const report = () => parentPort?.postMessage({ status: answer.statusCode, ms: performance.now() - began });
    answer.on('end', report).resume();
  });
});
