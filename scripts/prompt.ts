import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { PlainError } from '#server/plain-error.ts';

/** Prompts at the terminal. With `hidden`, the input is not echoed. */
export function prompt(question: string, { hidden = false } = {}): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isShown = true;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (isShown) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // In raw mode, Ctrl-C is an ordinary key.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  terminal.on('close', () => reject(new PlainError('Nothing was changed.')));
  terminal.question(question, (answer) => {
    resolve(answer);
    terminal.close();
    if (hidden) process.stdout.write('\n');
  });
  isShown = !hidden;
  return promise;
}
