import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { PlainError } from '#server/plain-error.ts';

/** Asks a person at the terminal; what they type is shown, unless it is to be hidden. */
export function ask(question: string, { hidden = false } = {}): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isShown = true;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (isShown) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // In raw mode Ctrl-C is a key like any other.
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

/** The lines that another program sends in place of a person. */
export async function readLines(): Promise<string[]> {
  return (await text(process.stdin)).split(/\r?\n/).filter((line) => line !== '');
}
