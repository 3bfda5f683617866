import { beforeEach, expect, test, vi } from 'vitest';
import { $rebuild, rebuild } from './store.ts';

const requestedAt = '2027-03-14T15:00:00.000Z';
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  $rebuild.set('none');
  answer = () => Response.json({ requestedAt }, { status: 202 });
  const version = { builtAt: '2027-03-14T14:00:00.000Z' };
  vi.stubGlobal('fetch', async (url: string) => (url === '/version.json' ? Response.json(version) : answer()));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('polling stops after a quarter of an hour', async () => {
  const following = rebuild();
  await vi.advanceTimersByTimeAsync(16 * 60_000);
  await following;
  expect($rebuild.get()).toBe('late');
});

test('a failed request can be repeated', async () => {
  answer = () => Response.json({ message: 'The build hook did not take the call.' }, { status: 502 });
  await rebuild();
  expect($rebuild.get()).toBe('none');
});
