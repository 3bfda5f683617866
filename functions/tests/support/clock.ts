/**
 * A clock that is turned: whoever sleeps turns it, so that a day passes in a moment. The embedded database goes by
 * it too. For files that have `vi.mock('node:timers/promises', ...)` give {@link sleep} to what they test.
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
