/** Texts with any characters reach other programs, in a mail and a CSV file. backup.nightly.test.ts has backups. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naughtyTexts } from '../../tests/attack/naughty.ts';
import { settle } from './support/due.ts';
import { ask, sendContact, useAdmin } from './support/harness.ts';
import { useMailbox } from './support/mailbox.ts';

const { db, session } = useAdmin();
const mailbox = useMailbox();

const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
  fc.string({
    unit: fc.constantFrom(...'\u202e\u2066\u200b\u2028\u0085\ufeff\ufffe\u0301\u001b\r\n\t"<,;=a'),
  }),
);
/** Printed with a failure, so that it can be reproduced. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

test(`a visitor’s texts with any characters (seed ${seed})`, async () => {
  const texts = [...fc.sample(text, { seed, numRuns: 40 }), ...naughtyTexts];
  let accepted = 0;
  // Four texts at a time, each in another field.
  for (let at = 0; at < texts.length; at += 4) {
    const [name, company, message, chatHistory] = texts.slice(at, at + 4);
    const sent = {
      name: `x${name}`.slice(0, 200),
      company: `x${company}`.slice(0, 200),
      message: `${message} and more`,
      chatHistory,
      email: 'ada@park.example',
      consent: true,
    };
    const answer = await sendContact(sent);
    expect([201, 422], JSON.stringify(sent)).toContain(answer.status);
    if (answer.status === 201) accepted++;
  }
  expect(accepted).toBeGreaterThan(texts.length / 6);

  await settle();
  const refused = await db()
    .selectFrom('outbox')
    .select(['payload', 'lastError'])
    .where('deliveredAt', 'is', null)
    .execute();
  expect(refused).toEqual([]);
  expect(mailbox.mails).toHaveLength(accepted);
  for (const { subject, to, replyTo } of mailbox.mails) {
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect([to?.[0]?.address, replyTo?.[0]?.address]).toEqual(['desk@agency.example', 'ada@park.example']);
  }

  const table = (await ask('/api/admin/inbox/export', session)).body;
  expect(table.match(/^Contact request,\d+,/gm)).toHaveLength(accepted);
});
