import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';

const VISITORS = 20;
const message = 'GET /busy HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a visitor who connects with many others does not wait for requests of those who connected first', async () => {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('../testing/busy-server.ts', import.meta.url), {
    workerData: gate.buffer,
  });
  onTestFinished(async () => void (await worker.terminate()));
  const [port] = (await once(worker, 'message')) as [number];

  // The first request blocks the server until all the others are waiting.
  const visitors = [await visit(port)];
  for (let i = 1; i < VISITORS; i += 1) visitors.push(await visit(port));
  let answers = 0;
  const waiting = new Set(visitors);
  const allServed = new Promise<void>((done) => {
    for (const visitor of visitors) {
      visitor.on('data', () => {
        answers += 1;
        waiting.delete(visitor);
        if (waiting.size === 0) done();
        else visitor.write(message);
      });
    }
  });
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  await allServed;
  for (const visitor of visitors) visitor.destroy();

  // With a turn each, every visitor is answered once; without, the first is answered nearly twenty times.
  expect(answers).toBeLessThan(4 * VISITORS);
});

/** A visitor who has connected and sent a request. */
async function visit(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(message);
  return socket;
}
