/** The program of `npm start`, which reports its memory and handles to its parent process on request. */
import { setTimeout as sleep } from 'node:timers/promises';

/** What the program holds after garbage collection. */
export interface Held {
  /** Bytes of the JavaScript heap and of external memory, including the embedded database. */
  memory: number;
  /** Open handles and requests under way, by kind. */
  handles: Record<string, number>;
}

process.on('message', () => void reportHeld());

await import('#server/main.ts');

async function reportHeld(): Promise<void> {
  // The second collection finds what the first one released.
  for (let round = 0; round < 2; round++) {
    await sleep(50);
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  const handles: Held['handles'] = {};
  for (const kind of process.getActiveResourcesInfo()) handles[kind] = (handles[kind] ?? 0) + 1;
  // Timers of the schedule come and go on their own.
  delete handles.Timeout;
  delete handles.Immediate;
  process.send?.({ memory: heapUsed + external, handles } satisfies Held);
}
