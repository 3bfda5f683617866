/** The program of `npm start`, which says what it holds to whoever forked it and asks. */
import { setTimeout as sleep } from 'node:timers/promises';

/** What the program holds at a moment, garbage collected. */
export interface Held {
  /** Bytes of JavaScript and of what it keeps outside its heap, the embedded database included. */
  memory: number;
  /** Open handles and requests under way, by kind. */
  handles: Record<string, number>;
}

process.on('message', () => void tell());
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await import('#server/main.ts');

async function tell(): Promise<void> {
  // What was let go of by the first is found by the second.
  for (let round = 0; round < 2; round++) {
    await sleep(50);
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  const handles: Held['handles'] = {};
  for (const kind of process.getActiveResourcesInfo()) handles[kind] = (handles[kind] ?? 0) + 1;
  // Of its own accord: those of the clock come and go.
  delete handles.Timeout;
  delete handles.Immediate;
  process.send?.({ memory: heapUsed + external, handles } satisfies Held);
}
