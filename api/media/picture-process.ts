/**
 * A process that reads one picture and ends. It kills itself where that takes more memory than any picture within the
 * limits needs, whatever the file says of itself, and a crash of a decoder ends nothing else.
 */
import { HttpFailure } from '#api/http/http-failure.ts';
import { readPicture } from './picture.ts';
import type { ReadOutcome } from './read-apart.ts';

const [, , mostMemory] = process.argv;

/** How often it looks at its memory, in milliseconds: the decoder, on a thread of its own, fills some 20 MB meanwhile. */
const WATCH_MS = 10;

setInterval(() => {
  if (process.memoryUsage.rss() > Number(mostMemory)) end();
}, WATCH_MS);
// The program that wants the picture has ended.
process.once('disconnect', end);
process.once('message', (bytes: Uint8Array) => void answer(bytes));

async function answer(bytes: Uint8Array): Promise<void> {
  process.send?.(await outcomeOf(bytes), end);
}

/** Other errors end the process, which says enough. */
async function outcomeOf(bytes: Uint8Array): Promise<ReadOutcome> {
  try {
    return { picture: await readPicture(bytes) };
  } catch (error) {
    if (error instanceof HttpFailure) return { refused: error.message };
    throw error;
  }
}

/** `process.exit` would wait for the decoder's thread. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
