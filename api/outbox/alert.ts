/**
 * Alerts to the operator (docs/operating.md): by `ALERT_WEBHOOK_URL`, by mail to `ALERT_EMAIL`, or both, at most one an
 * hour for each fault, so that one that somebody causes at will does not hide another. They contain no personal data.
 */
import { hash } from 'node:crypto';
import { site } from '#src/content/site.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { Bindings } from '#api/context.ts';
import type { Surroundings } from '#api/host.ts';
import { functionEnv, type FunctionEnv } from '#api/http/environment.ts';
import { post } from '#api/http/upstream.ts';

const titles = {
  'internal-error': 'A call or a page failed, and the fault is ours',
  'database-unreachable': 'The database does not answer',
  'message-given-up': 'A message could not be delivered and is not tried again',
} as const;

export interface Alert {
  kind: keyof typeof titles;
  /** Tells faults of one kind apart, by nothing that a request chooses: a route's pattern and the kind of error. */
  fault?: string | undefined;
  /** Fields to find the event in the log. */
  details: Record<string, unknown>;
}

/** Shortest time between two alerts of one fault, in ms. */
const MIN_INTERVAL = 60 * 60_000;

/** Faults of one hour that are told apart. All further ones share one alert. */
const MAX_FAULTS = 20;

/** When this process last sent or forwarded an alert of each fault, in ms, and how often it has happened since. */
const sent = new Map<string, { at: number; muted: number }>();

/** Sends an alert, unless one of its fault was sent within the hour. The next one says how many were not. Never throws. */
export async function alert({ env, host }: Surroundings, raised: Alert): Promise<void> {
  if (env.isPreview || !(env.ALERT_WEBHOOK_URL ?? env.ALERT_EMAIL)) return;
  const event = take(raised);
  if (!event) return;
  // Another process sends the mail; if it cannot be reached, only the webhook is called.
  if (env.ALERT_EMAIL && !host.mail && (await host.handOn(env, { alert: event }))) return;
  await sendAlert({ env, host }, event);
}

/** The alert as it is sent now: with what was muted since the last one of its fault. Undefined if it is muted itself. */
function take(event: Alert): Alert | undefined {
  const recent = [...sent.values()].filter(({ at }) => !isDue(at));
  const isOneTooMany = recent.length >= MAX_FAULTS && !sent.has(nameOf(event));
  const known = isOneTooMany ? { ...event, fault: 'others' } : event;
  const last = sent.get(nameOf(known));
  if (last && !isDue(last.at)) {
    last.muted += 1;
    return undefined;
  }
  sent.set(nameOf(known), { at: Date.now(), muted: 0 });
  return { ...known, details: { ...known.details, ...(last?.muted && { mutedSinceTheLast: last.muted }) } };
}

function nameOf({ kind, fault }: Alert): string {
  return fault ? `${kind} ${fault}` : kind;
}

/** Sends an alert from this process, unless another process sent one of its fault within the hour. Never throws. */
export async function sendAlert({ env, host }: Surroundings, event: Alert): Promise<void> {
  if (!(await claim({ env, host }, event))) return;
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
  if (to && host.mail) jobs.push(host.mail.alert(env, to, mail));
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
async function claim({ env, host }: Surroundings, event: Alert): Promise<boolean> {
  try {
    const marker = await host.marker(env, `alert-${event.kind}-${hash('sha256', nameOf(event)).slice(0, 16)}`);
    if (!isDue(Date.parse((await marker.read()) ?? ''))) return false;
    await marker.write(new Date().toISOString());
  } catch (error) {
    log('error', { event: 'alert marker not reached', ...describeError(error) });
  }
  return true;
}

function textOf(env: FunctionEnv, { kind, fault, details }: Alert, at: string): string {
  const facts = Object.entries({ site: env.SITE_URL, at, fault, ...details })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);
  return `${titles[kind]}.\n\n${facts.join('\n')}\n\nThere is at most one mail an hour for each fault. What to do: docs/operating.md.\n`;
}

/** Since when every request has failed because the database is unavailable, in ms; undefined while it answers. */
let unreachableSince: number | undefined;

/** How long the database may be unavailable before an alert is sent, in ms. */
const MAX_UNREACHABLE = 60_000;

/**
 * Sends an alert if the status of a function's or page's response calls for one. Never throws.
 *
 * @param details the request's id and the pattern of its route
 * @param error what was thrown, if anything was
 */
export function alertOnFailure(
  status: number,
  details: { requestId: string; route: string | undefined },
  { host, deploy, waitUntil }: Pick<Bindings, 'host' | 'deploy' | 'waitUntil'>,
  error: unknown,
): void {
  const kind = alertKind(status);
  if (!kind) return;
  try {
    const fault = kind === 'internal-error' ? `${details.route} ${kindOfError(error)}` : undefined;
    waitUntil(alert({ env: functionEnv(deploy), host }, { kind, fault, details }));
  } catch {
    // The environment is invalid; the log names the variable.
  }
}

/** The class of an error, with its code: nothing of its message, which may quote a visitor. */
function kindOfError(error: unknown): string {
  const { code } = describeError(error);
  return [error instanceof Error ? error.name : typeof error, code].filter(Boolean).join(' ');
}

function alertKind(status: number): Alert['kind'] | undefined {
  if (status === 500) return 'internal-error';
  if (status < 400) unreachableSince = undefined;
  if (status !== 503) return undefined;
  unreachableSince ??= Date.now();
  return Date.now() - unreachableSince > MAX_UNREACHABLE ? 'database-unreachable' : undefined;
}
