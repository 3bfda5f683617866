/** What open admin pages ask for every few seconds. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import inbox from '#functions/admin-inbox.ts';
import news from '#functions/admin-inbox-news.ts';
import { ask } from './support/harness.ts';
import { book, useInbox, write } from './support/inbox.ts';

const { db, session, list } = useInbox();
const background = () => ({ ...session, 'X-Background': '1' });

const askNews = (headers: Record<string, string> = background()) =>
  ask(news, '/api/admin/inbox/news', headers);

test('gives the unread counts, and the last change, as the list does', async () => {
  expect(await (await askNews()).json()).toEqual({
    unread: { lead: 0, call: 0, chat: 0 },
    latest: null,
  });
  await write();
  await write({ fh_ledger_ref: 'x' });
  await book();
  const { unread, latest, items } = await list();
  expect(await (await askNews()).json()).toEqual({ unread, latest });
  expect(unread).toEqual({ lead: 1, call: 1, chat: 0 });
  expect(latest).toBe(items[0]?.changedAt);
});

test('a request in the background does not prolong the session, also one for the list', async () => {
  await sql`update sessions set last_seen_at = now() - interval '29 minutes'`.execute(db());
  const seen = async () => {
    const { lastSeenAt } = await db()
      .selectFrom('sessions')
      .select('lastSeenAt')
      .executeTakeFirstOrThrow();
    return lastSeenAt;
  };
  const before = await seen();
  expect((await askNews()).status).toBe(200);
  expect((await ask(inbox, '/api/admin/inbox', background())).status).toBe(200);
  expect(await seen()).toEqual(before);
  await sql`update sessions set last_seen_at = last_seen_at - interval '2 minutes'`.execute(db());
  expect((await askNews()).status).toBe(401);
  await sql`update sessions set last_seen_at = now() - interval '29 minutes'`.execute(db());
  await askNews({ ...session });
  expect((await seen()).getTime()).toBeGreaterThan(before.getTime());
});
