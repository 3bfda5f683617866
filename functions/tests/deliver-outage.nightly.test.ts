/** Messages sent during an outage of their receivers: all arrive, and none twice. */
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { afterAnswers, sendContact, useDatabase } from './support/harness.ts';
import { useMailbox } from './support/mailbox.ts';
import { deliver, passTime } from './support/due.ts';
import { useReceiver } from './support/receiver.ts';

const { db } = useDatabase();
const receiver = useReceiver('NOTIFY_WEBHOOK_URL');
const mailbox = useMailbox();

const MINUTE = 60_000;
/** Few by day; at night as many as an hour of outage may bring. */
const SUBMISSIONS = 200;

beforeEach(async () => {
  await db().deleteFrom('outbox').execute();
});

async function submit(): Promise<number> {
  const answer = await sendContact();
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

/** The round of the next minute. */
async function tick(): Promise<void> {
  await passTime(db(), MINUTE);
  await deliver();
}

async function waiting(): Promise<number> {
  const rows = await db()
    .selectFrom('outbox')
    .select('id')
    .where('deliveredAt', 'is', null)
    .execute();
  return rows.length;
}

const sorted = (values: Iterable<number | string>) => [...values].sort();

test(
  `${SUBMISSIONS} submissions during an hour's outage all arrive once it is over, none twice`,
  { timeout: 120_000 },
  async () => {
    await Promise.all([receiver.close(), mailbox.close()]);
    const ids: number[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      if (minute === 30) {
        // They are up again, but refuse everything.
        receiver.answers = 503;
        mailbox.refuses = 451;
        await Promise.all([receiver.open(), mailbox.open()]);
      }
      while (ids.length < (SUBMISSIONS * (minute + 1)) / 60) ids.push(await submit());
      await afterAnswers();
      await tick();
    }
    expect(ids).toHaveLength(SUBMISSIONS);
    expect([receiver.taken.length, mailbox.mails.length]).toEqual([0, 0]);
    expect(await waiting()).toBe(2 * SUBMISSIONS);

    receiver.answers = 200;
    mailbox.refuses = undefined;
    let minutes = 0;
    for (; (await waiting()) > 0 && minutes < 70; minutes += 1) await tick();
    expect(await waiting()).toBe(0);

    expect(sorted(receiver.taken.map(({ body }) => Number(body.id)))).toEqual(sorted(ids));
    expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(SUBMISSIONS);
    expect(mailbox.mails).toHaveLength(SUBMISSIONS);
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(SUBMISSIONS);
  },
);

test('if a process dies after sending and before recording it, the message is sent again under the same id', async () => {
  await sql`create function die() returns trigger as 'begin raise ''gone''; end' language plpgsql`.execute(
    db(),
  );
  await sql`create trigger die before update of delivered_at on outbox execute function die()`.execute(
    db(),
  );
  await submit();
  await afterAnswers();
  expect(receiver.taken).toHaveLength(1);
  expect(mailbox.mails).toHaveLength(1);
  await sql`drop trigger die on outbox`.execute(db());

  // Until the lease ends nobody else sends it, since the process might still be running.
  await deliver();
  expect(receiver.taken).toHaveLength(1);
  await tick();
  await tick();
  expect(await waiting()).toBe(0);
  expect(receiver.taken).toHaveLength(2);
  expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(1);
  expect(mailbox.mails).toHaveLength(2);
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a webhook that does not answer does not delay mail', async () => {
  vi.stubEnv('UPSTREAM_TIMEOUT_MS', '8000');
  receiver.answers = 'silent';
  await submit();
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), { timeout: 7000 });
  expect(await waiting()).toBeGreaterThan(0);
  await receiver.close();
  await afterAnswers();
  await receiver.open();
});
