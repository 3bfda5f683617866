import { beforeEach, expect, test, vi } from 'vitest';
import { $site, watchSite } from './watch-site.ts';

let answers: { status?: number; snapshot?: string; served?: string | number };
let looks: number;

beforeEach(() => {
  vi.useFakeTimers();
  looks = 0;
  $site.set(undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/version.json') {
      if (typeof answers.served === 'number') return new Response('', { status: answers.served });
      return Response.json({ snapshot: answers.served, builtAt: '2026-05-04T10:00:00Z' });
    }
    looks += 1;
    if (answers.status) return Response.json({ message: 'no' }, { status: answers.status });
    return Response.json({ changedAt: null, toldAt: null, snapshot: answers.snapshot });
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('looks once where the site shows what is published', async () => {
  answers = { snapshot: 'a', served: 'a' };
  watchSite();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(1);
  expect($site.get()?.version.snapshot).toBe('a');
});

test('looks again until it does, less and less often', async () => {
  answers = { snapshot: 'b', served: 'a' };
  watchSite();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looks).toBe(3);
  await vi.advanceTimersByTimeAsync(55_000);
  expect(looks).toBeLessThan(10);
  answers = { snapshot: 'b', served: 'b' };
  await vi.advanceTimersByTimeAsync(60_000);
  const then = looks;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looks).toBe(then);
  expect($site.get()?.version.snapshot).toBe('b');
});

test('gives up after ten minutes, so that a forgotten tab keeps no session alive', async () => {
  answers = { snapshot: 'b', served: 'a' };
  watchSite();
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  const then = looks;
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(looks).toBe(then);
});

test('tries again where there was no answer, and not where it was refused', async () => {
  answers = { status: 503, served: 'a' };
  watchSite();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looks).toBe(3);
  answers = { status: 401, served: 'a' };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(4);
  expect($site.get()).toBeUndefined();
});

test('a site that does not say its version is not asked for it again', async () => {
  answers = { snapshot: 'a', served: 404 };
  watchSite();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(1);
});
