import type { Config, Context } from '@netlify/functions';
import { type Alert, sendAlert, useAlertMail } from './shared/outbox/alert.ts';
import { useSender } from './shared/outbox/deliver.ts';
import { functionEnv } from './shared/http/environment.ts';
import { mailAlert, sendMail } from './shared/outbox/mail/send-mail.ts';
import { follow } from './shared/outbox/run-due.ts';
import { isSigned } from './shared/http/signature.ts';

// The program that sends mail is packed into the functions that run what is due, and into no other. Where all
// functions run in one process, as on one's own machine, mail thereby leaves right after the answer. Mail servers
// allow few connections at once.
useSender('email', { send: sendMail, atOnce: 3 });
useAlertMail(mailAlert);

/** Called by the other functions, with a signed body: does what is due from a moment on, or sends an alert. */
export default async function runDueInBackground(
  request: Request,
  context?: Context,
): Promise<void> {
  const env = functionEnv(context);
  const body = await request.text();
  const now = new Date();
  if (!isSigned(body, request.headers.get('X-Signature'), { secret: env.SESSION_SECRET, now })) {
    return;
  }
  const call = JSON.parse(body) as { from: string } | { alert: Alert };
  if ('alert' in call) await sendAlert(env, call.alert);
  else await follow(env, new Date(call.from));
}

export const config: Config = { background: true };
