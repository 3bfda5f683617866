import { beforeEach, expect, test, vi } from 'vitest';
import { $rebuild, rebuild } from './rebuild.ts';

const requestedAt = '2027-03-14T15:00:00.000Z';
/** The served site's version.json. */
let builtAt: string | number;
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  $rebuild.set('none');
  builtAt = '2027-03-14T14:00:00.000Z';
  answer = () => Response.json({ requestedAt }, { status: 202 });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/version.json') return answer();
    return typeof builtAt === 'number'
      ? new Response('', { status: builtAt })
      : Response.json({ builtAt });
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a rebuild is polled until the served site is newer than the request', async () => {
  const following = rebuild();
  await vi.advanceTimersByTimeAsync(60_000);
  expect($rebuild.get()).toBe('building');
  builtAt = 503;
  await vi.advanceTimersByTimeAsync(60_000);
  expect($rebuild.get()).toBe('building');
  builtAt = '2027-03-14T15:02:00.000Z';
  await vi.advanceTimersByTimeAsync(5000);
  await following;
  expect($rebuild.get()).toBe('live');
});

test('polling stops after a quarter of an hour', async () => {
  const following = rebuild();
  await vi.advanceTimersByTimeAsync(16 * 60_000);
  await following;
  expect($rebuild.get()).toBe('late');
});

test('a failed request can be repeated', async () => {
  answer = () =>
    Response.json({ message: 'The build hook did not take the call.' }, { status: 502 });
  await rebuild();
  expect($rebuild.get()).toBe('none');
});
