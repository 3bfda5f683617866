import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSchedule } from './schedule.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T10:17:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

test('runs at every minute that is due, and passes the time of the next run', async () => {
  const run = vi.fn((_next: Date) => Promise.resolve());
  const stop = startSchedule([{ name: 'tidy', schedule: '*/5 * * * *', run }]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(8 * MINUTE);
  expect(run.mock.calls).toEqual([
    [new Date('2026-11-25T10:25:00Z')],
    [new Date('2026-11-25T10:30:00Z')],
  ]);
  stop();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(run).toHaveBeenCalledTimes(2);
});

test('waits for a run that takes longer than its interval', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn(() => promise);
  const stop = startSchedule([{ name: 'slow', schedule: '* * * * *', run }]);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(run).toHaveBeenCalledTimes(1);
  resolve();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(run).toHaveBeenCalledTimes(2);
  stop();
});

test('a failed run is logged and does not end the schedule', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const run = vi.fn().mockRejectedValue(new Error('no disk'));
  const stop = startSchedule([{ name: 'tidy', schedule: '* * * * *', run }]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(run).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledWith('The scheduled tidy failed:', new Error('no disk'));
  stop();
});

test('waits longer than one timer can', async () => {
  const run = vi.fn(() => Promise.resolve());
  const stop = startSchedule([{ name: 'yearly', schedule: '@yearly', run }]);
  // A single timer for the whole wait would overflow and fire at once.
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(run).not.toHaveBeenCalled();
  vi.setSystemTime('2026-12-31T23:59:30Z');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});
