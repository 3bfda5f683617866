import type { Config, Context } from '@netlify/functions';
import { useAlertMail } from '#api/outbox/alert.ts';
import { registerSender } from '#api/outbox/deliver.ts';
import { functionEnv } from '#api/http/environment.ts';
import { mailAlert, sendMail } from '#api/outbox/mail/send-mail.ts';
import { tick } from '#api/outbox/run-due.ts';

// Needed if the background function cannot be reached.
registerSender('email', { send: sendMail, atOnce: 3 });
useAlertMail(mailAlert);

/** Runs what is due, every few minutes, and leaves the database asleep if nothing is. Does nothing in previews. */
export default async function runDue(_request?: Request, context?: Context): Promise<void> {
  if (context?.deploy?.published === false) return;
  await tick(functionEnv(context), context);
}

export const config: Config = { schedule: '*/5 * * * *' };
