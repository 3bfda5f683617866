import type { Config, Context } from '@netlify/functions';
import { functionEnv } from '#api/http/environment.ts';
import { isSigned } from '#api/http/signature.ts';
import { type Alert, sendAlert } from '#api/outbox/alert.ts';
import { runUntilNextTick } from '#api/outbox/run-due.ts';
import { mailingHost as host } from './host/mailing-host.ts';

/** Called by other functions with a signed body: runs what is due from a moment on, or sends an alert. */
export default async function runDueInBackground(request: Request, context?: Context): Promise<void> {
  const env = functionEnv(context?.deploy?.context);
  const body = await request.text();
  const isOurs = isSigned(body, request.headers.get('X-Signature'), { secret: env.SESSION_SECRET, now: new Date() });
  if (!isOurs) return;
  const call = JSON.parse(body) as { from: string } | { alert: Alert };
  if ('alert' in call) await sendAlert({ env, host }, call.alert);
  else await runUntilNextTick({ env, host }, new Date(call.from));
}

export const config: Config = { background: true };
