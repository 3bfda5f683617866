import type { Config, Context } from '@netlify/functions';
import { type Alert, sendAlert, useAlertMail } from '#api/outbox/alert.ts';
import { registerSender } from '#api/outbox/deliver.ts';
import { functionEnv } from '#api/http/environment.ts';
import { mailAlert, sendMail } from '#api/outbox/mail/send-mail.ts';
import { follow } from '#api/outbox/run-due.ts';
import { isSigned } from '#api/http/signature.ts';

// The mail library is bundled only into the functions that run what is due. On a local machine all functions share one
// process, so mail is sent right after the response there. Mail servers allow few concurrent connections.
registerSender('email', { send: sendMail, atOnce: 3 });
useAlertMail(mailAlert);

/** Called by other functions with a signed body: runs what is due from a moment on, or sends an alert. */
export default async function runDueInBackground(request: Request, context?: Context) {
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
