/** Takes the lock of a folder, reports success or the error, and holds it until it is killed. */
import { lock } from '#server/lock.ts';

const [, , folder = ''] = process.argv;
await lock(folder, 'http://127.0.0.1:4321').then(
  () => {
    // The lock must survive garbage collection.
    globalThis.gc?.();
    process.send?.('held');
    setInterval(() => globalThis.gc?.(), 20);
  },
  (error: Error) => process.send?.(error.message, () => process.exit(1)),
);
