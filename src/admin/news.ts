/** Follows the inbox on every admin page while somebody is there. */
import { atom } from 'nanostores';
import type { InboxNews } from '#src/contracts/inbox.ts';
import { request, RequestError } from '#src/lib/request.ts';

/** Marks a request that nobody asked for: it does not keep the session alive. */
const BACKGROUND = { 'X-Background': '1' };

/** Sends such a request. */
export const inBackground: typeof request = (url, options) => request(url, { ...options, headers: BACKGROUND });

/** Time between two requests, in ms: something new shows within ten seconds. */
const INTERVAL = 8000;

/** Without any input for this long, in ms, nobody is there: the database may sleep. */
const IDLE = 10 * 60_000;

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/** The unread counts, and when the inbox last changed; null until loaded. */
export const $news = atom<InboxNews | null>(null);

/** Incremented whenever the inbox has changed on the server. */
export const $arrivals = atom(0);

let isPaused = false;
let lastInput = 0;
let lastAsked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks for news now and every few seconds, while the tab is visible and in use. */
export function startNews(): void {
  const onInput = () => {
    lastInput = Date.now();
    if (isPaused && Date.now() - lastAsked >= INTERVAL) void follow();
  };
  const options = { capture: true, passive: true };
  for (const name of INPUTS) addEventListener(name, onInput, options);
  document.addEventListener('visibilitychange', onInput, options);
  lastInput = Date.now();
  void follow();
}

async function follow(): Promise<void> {
  clearTimeout(timer);
  const isAway = document.visibilityState !== 'visible' || Date.now() - lastInput > IDLE;
  isPaused = isAway || (await isRefused());
  if (!isPaused) timer = setTimeout(() => void follow(), INTERVAL);
}

/** Asks. @returns whether the session is over: the next input tries again */
async function isRefused(): Promise<boolean> {
  lastAsked = Date.now();
  try {
    const news: InboxNews = await (await inBackground('/api/admin/inbox/news')).json();
    const before = $news.get();
    $news.set(news);
    if (before && JSON.stringify(before) !== JSON.stringify(news)) {
      $arrivals.set($arrivals.get() + 1);
    }
    return false;
  } catch (error) {
    return error instanceof RequestError && error.status < 404;
  }
}

/** How many items are unread. */
export function unreadOf({ unread }: InboxNews): number {
  return unread.lead + unread.call + unread.chat;
}

/** A page's title with the unread count before it, which replaces an earlier one: '(3) Inbox | …'. */
export function countedTitle(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}
