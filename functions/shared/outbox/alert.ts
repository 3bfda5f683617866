/**
 * Alerts to the operator (docs/operating.md): by `ALERT_WEBHOOK_URL`, by mail to `ALERT_EMAIL`, or both, at most one of
 * each kind an hour. They contain no personal data.
 */
import type { Context } from '@netlify/functions';
import { site } from '#src/content/site.ts';
import { describeError, log } from '#src/lib/log.ts';
import { functionEnv, type FunctionEnv } from '#functions/shared/http/environment.ts';
import { post } from '#functions/shared/http/upstream.ts';
import { callBackground } from './background.ts';
import { markerStore } from './marker-store.ts';

const titles = {
  'internal-error': 'A call or a page failed, and the fault is ours',
  'database-unreachable': 'The database does not answer',
  'message-given-up': 'A message could not be delivered and is not tried again',
} as const;

export interface Alert {
  kind: keyof typeof titles;
  /** Fields to find the event in the log. */
  details: Record<string, unknown>;
}

type SendMail = (env: FunctionEnv, to: string, mail: { subject: string; text: string }) => Promise<void>;

/** Shortest time between two alerts of one kind, in ms. */
const MIN_INTERVAL = 60 * 60_000;

/** When this process last sent or forwarded an alert of each kind, in ms. */
const sent = new Map<string, number>();

/** Pages rendered on demand have a copy of this module; a symbol registered for the process is shared by every copy. */
const SEND_MAIL = Symbol.for('site.alert-mail');
const shared = globalThis as { [SEND_MAIL]?: SendMail };

/** Lets this process send alerts by mail. The mail library is bundled only into the functions that call this. */
export function useAlertMail(send: SendMail): void {
  shared[SEND_MAIL] = send;
}

/** Sends an alert, unless one of its kind was sent within the hour. Never throws. */
export async function alert(env: FunctionEnv, event: Alert, context?: Context): Promise<void> {
  if (env.isPreview || !(env.ALERT_WEBHOOK_URL ?? env.ALERT_EMAIL)) return;
  if (!isDue(sent.get(event.kind))) return;
  sent.set(event.kind, Date.now());
  // The background function sends the mail; if it cannot be reached, only the webhook is called.
  const isElsewhere = env.ALERT_EMAIL && !shared[SEND_MAIL] && env.deployed;
  if (isElsewhere && (await callBackground(env, context, { alert: event }))) return;
  await sendAlert(env, event);
}

/** Sends an alert from this process, unless another process sent one of its kind within the hour. Never throws. */
export async function sendAlert(env: FunctionEnv, event: Alert): Promise<void> {
  if (!(await claim(env, event.kind))) return;
  const { ALERT_WEBHOOK_URL: url, ALERT_EMAIL: to } = env;
  const at = new Date().toISOString();
  const title = titles[event.kind];
  const mail = { subject: `${site.name}: ${title}`, text: textOf(env, event, at) };
  const jobs: Promise<void>[] = [];
  if (url) {
    const body = JSON.stringify({ ...event, title, at, site: env.SITE_URL });
    const headers = { 'Content-Type': 'application/json' };
    jobs.push(post('The webhook', url, { headers, body, timeout: env.UPSTREAM_TIMEOUT_MS }));
  }
  const sendMail = shared[SEND_MAIL];
  if (to && sendMail) jobs.push(sendMail(env, to, mail));
  for (const job of await Promise.allSettled(jobs)) {
    if (job.status === 'rejected') {
      log('error', { event: 'alert not sent', kind: event.kind, ...describeError(job.reason) });
    }
  }
}

function isDue(last: number | undefined): boolean {
  return last === undefined || Number.isNaN(last) || Date.now() - last >= MIN_INTERVAL;
}

/** Whether this process is to send the alert. If the marker cannot be read, it is: better twice than never. */
async function claim(env: FunctionEnv, kind: string): Promise<boolean> {
  try {
    const marker = await markerStore(env, `alert-${kind}`);
    if (!isDue(Date.parse((await marker.read()) ?? ''))) return false;
    await marker.write(new Date().toISOString());
  } catch (error) {
    log('error', { event: 'alert marker not reached', ...describeError(error) });
  }
  return true;
}

function textOf(env: FunctionEnv, { kind, details }: Alert, at: string): string {
  const facts = Object.entries({ site: env.SITE_URL, at, ...details })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);
  return `${titles[kind]}.\n\n${facts.join('\n')}\n\nThere is at most one such mail an hour. What to do: docs/operating.md.\n`;
}

/** Since when every request has failed because the database is unavailable, in ms; undefined while it answers. */
let unreachableSince: number | undefined;

/** How long the database may be unavailable before an alert is sent, in ms. */
const MAX_UNREACHABLE = 60_000;

/** Sends an alert if the status of a function's or page's response calls for one. Never throws. */
export function alertOnFailure(status: number, details: Alert['details'], context: Context | undefined): void {
  const kind = alertKind(status);
  if (!kind) return;
  try {
    const sending = alert(functionEnv(context), { kind, details }, context);
    context?.waitUntil?.(sending);
  } catch {
    // The environment is invalid; the log names the variable.
  }
}

function alertKind(status: number): Alert['kind'] | undefined {
  if (status === 500) return 'internal-error';
  if (status < 400) unreachableSince = undefined;
  if (status !== 503) return undefined;
  unreachableSince ??= Date.now();
  return Date.now() - unreachableSince > MAX_UNREACHABLE ? 'database-unreachable' : undefined;
}
