import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InboxNews } from '#src/contracts/inbox.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { $arrivals, $news, startNews, unreadOf } from './news.ts';

vi.mock('#src/lib/request.ts', async (original) => ({
  ...(await original<object>()),
  request: vi.fn(),
}));

const MINUTE = 60_000;
let unread: number;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  const frame = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  for (const name of ['addEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, frame[name].bind(frame));
  }
  unread = 0;
  $news.set(null);
  vi.mocked(request).mockReset();
  vi.mocked(request).mockImplementation(async () => {
    const news: InboxNews = { unread: { lead: unread, call: 0, chat: 0 }, latest: `${unread}` };
    return Response.json(news);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = () => vi.mocked(request).mock.calls.length;
const shown = () => $news.get() && unreadOf($news.get() as InboxNews);

test('something new shows within ten seconds, without counting as activity', async () => {
  startNews();
  await vi.advanceTimersByTimeAsync(0);
  const before = $arrivals.get();
  unread = 2;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown()).toBe(2);
  expect($arrivals.get()).toBe(before + 1);
  expect(vi.mocked(request).mock.calls[0]?.[1]?.headers).toEqual({ 'X-Background': '1' });
});

test('after ten idle minutes nothing is asked, until somebody is back', async () => {
  startNews();
  await vi.advanceTimersByTimeAsync(11 * MINUTE);
  const before = asked();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(asked()).toBe(before);
  unread = 1;
  dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked()).toBeGreaterThan(before + 5);
});

test('a server that is away is asked again', async () => {
  vi.mocked(request).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  unread = 3;
  startNews();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(shown()).toBe(3);
});

test('a hidden tab does not ask; when shown again it does at once', async () => {
  startNews();
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked()).toBe(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(2);
});

test('when the session is over it waits for input, and then asks every few seconds at most', async () => {
  vi.mocked(request).mockImplementation(() => Promise.reject(new RequestError(401, '{}')));
  startNews();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked()).toBe(1);
  for (let moves = 0; moves < 100; moves++) {
    dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(asked()).toBe(2);
});
