/**
 * What a person is told at any hour (docs/operating.md): by `ALERT_WEBHOOK_URL`, by mail to `ALERT_EMAIL`, or both,
 * of each kind once an hour. An alert names no visitor and quotes nobody.
 */
import type { Context } from '@netlify/functions';
import { site } from '#src/content/site.ts';
import { describeError, log } from '#src/lib/log.ts';
import { callBackground } from './background.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { keeperOf } from './keeper.ts';

const titles = {
  'internal-error': 'A call or a page failed, and the fault is ours',
  'database-unreachable': 'The database does not answer',
  'message-given-up': 'A message could not be delivered and is not tried again',
} as const;

export interface Alert {
  kind: keyof typeof titles;
  /** To be looked for in the log. */
  details: Record<string, unknown>;
}

type SendMail = (
  env: FunctionEnv,
  to: string,
  mail: { subject: string; text: string },
) => Promise<void>;

/** Of each kind there is one alert in this time, in ms. */
const PAUSE = 60 * 60_000;

/** Of the alerts that this process has sent or left to others, by kind: the time in ms. */
const sent = new Map<string, number>();

/** Pages rendered on demand have a copy of this module: a symbol of the whole process reaches every copy. */
const SEND_MAIL = Symbol.for('freehand.alert-mail');
const shared = globalThis as { [SEND_MAIL]?: SendMail };

/** Lets this process send alerts by mail: the program for it is packed into few functions. */
export function useAlertMail(send: SendMail): void {
  shared[SEND_MAIL] = send;
}

/** Tells somebody, unless they were told of the same kind within the hour. Never throws. */
export async function alert(env: FunctionEnv, told: Alert, context?: Context): Promise<void> {
  if (env.isPreview || !(env.ALERT_WEBHOOK_URL ?? env.ALERT_EMAIL)) return;
  if (!isDue(sent.get(told.kind))) return;
  sent.set(told.kind, Date.now());
  // Mail is sent by the background function; where that cannot be reached, the webhook alone is told.
  const isElsewhere = env.ALERT_EMAIL && !shared[SEND_MAIL] && env.deployed;
  if (isElsewhere && (await callBackground(env, context, { alert: told }))) return;
  await sendAlert(env, told);
}

/** Sends an alert from here, unless another process has sent one of its kind within the hour. Never throws. */
export async function sendAlert(env: FunctionEnv, told: Alert): Promise<void> {
  if (!(await claim(env, told.kind))) return;
  const { ALERT_WEBHOOK_URL: url, ALERT_EMAIL: to } = env;
  const at = new Date().toISOString();
  const title = titles[told.kind];
  const mail = { subject: `${site.name}: ${title}`, text: textOf(env, told, at) };
  const jobs: Promise<void>[] = [];
  if (url) jobs.push(postAlert(env, url, { ...told, title, at, site: env.SITE_URL }));
  const sendMail = shared[SEND_MAIL];
  if (to && sendMail) jobs.push(sendMail(env, to, mail));
  for (const job of await Promise.allSettled(jobs)) {
    if (job.status === 'rejected') {
      log('error', { event: 'alert not sent', kind: told.kind, ...describeError(job.reason) });
    }
  }
}

function isDue(last: number | undefined): boolean {
  return last === undefined || Number.isNaN(last) || Date.now() - last >= PAUSE;
}

/** Whether it is this process that sends it: where that cannot be known, it does. */
async function claim(env: FunctionEnv, kind: string): Promise<boolean> {
  try {
    const keeper = await keeperOf(env, `alert-${kind}`);
    if (!isDue(Date.parse((await keeper.read()) ?? ''))) return false;
    await keeper.write(new Date().toISOString());
  } catch (error) {
    log('error', { event: 'alert mark not reached', ...describeError(error) });
  }
  return true;
}

async function postAlert(env: FunctionEnv, url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(env.UPSTREAM_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}

function textOf(env: FunctionEnv, { kind, details }: Alert, at: string): string {
  const facts = Object.entries({ site: env.SITE_URL, at, ...details })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);
  return `${titles[kind]}.\n\n${facts.join('\n')}\n\nThere is at most one such mail an hour. What to do: docs/operating.md.\n`;
}
