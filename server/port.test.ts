import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requireFreePort } from './port.ts';
import { listen } from './testing/local-server.ts';

test('a port in use is a one-line error that says what to do', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const port = await listen(server);
  await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT.`,
  );
});

test('so is an address of another machine', async () => {
  await expect(requireFreePort('192.0.2.1', 4321)).rejects.toThrow(
    'HOST 192.0.2.1 is not an address of this machine.',
  );
});

test('port 0 is always free', async () => {
  await requireFreePort('127.0.0.1', 0);
});
