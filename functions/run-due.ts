import type { Config, Context } from '@netlify/functions';
import { useAlertMail } from './shared/outbox/alert.ts';
import { registerSender } from './shared/outbox/deliver.ts';
import { functionEnv } from './shared/http/environment.ts';
import { mailAlert, sendMail } from './shared/outbox/mail/send-mail.ts';
import { tick } from './shared/outbox/run-due.ts';

// Needed if the background function cannot be reached.
registerSender('email', { send: sendMail, atOnce: 3 });
useAlertMail(mailAlert);

/** Runs what is due, every few minutes, and leaves the database asleep if nothing is. Does nothing in previews. */
export default async function runDue(_request?: Request, context?: Context): Promise<void> {
  if (context?.deploy?.published === false) return;
  await tick(functionEnv(context), context);
}

export const config: Config = { schedule: '*/5 * * * *' };
