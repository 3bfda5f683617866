/** Takes the lock of a folder, says so or why not, and keeps it until it is killed. */
import { lock } from '#server/lock.ts';

const [, , folder = ''] = process.argv;
await lock(folder, 'http://127.0.0.1:4321').then(
  () => {
    // Whether the lock outlives what refers to it.
    globalThis.gc?.();
    process.send?.('held');
    setInterval(() => globalThis.gc?.(), 20);
  },
  (error: Error) => process.send?.(error.message, () => process.exit(1)),
);
