import type { Config, Context } from '@netlify/functions';
import { useAlertMail } from './shared/outbox/alert.ts';
import { useSender } from './shared/outbox/deliver.ts';
import { functionEnv } from './shared/http/environment.ts';
import { mailAlert, sendMail } from './shared/outbox/mail/send-mail.ts';
import { tick } from './shared/outbox/run-due.ts';

// For when the background function cannot be reached.
useSender('email', { send: sendMail, atOnce: 3 });
useAlertMail(mailAlert);

/**
 * Every few minutes: does what is due, and leaves the database asleep where nothing is. Not in a preview,
 * which is not the site that is served.
 */
export default async function runDue(_request?: Request, context?: Context): Promise<void> {
  if (context?.deploy?.published === false) return;
  await tick(functionEnv(context), context);
}

export const config: Config = { schedule: '*/5 * * * *' };
