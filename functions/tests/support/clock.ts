/**
 * A fake clock that sleeping advances, so that a day passes in a moment. The embedded database uses it too.
 * Use it in files that replace sleep with {@link sleep} by `vi.mock('node:timers/promises', ...)`.
 */
import { beforeEach, vi } from 'vitest';

export function useClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => vi.useRealTimers();
  });
}

export async function sleep(milliseconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + milliseconds);
}
