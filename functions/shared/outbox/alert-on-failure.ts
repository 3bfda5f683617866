import type { Context } from '@netlify/functions';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { type Alert, alert } from './alert.ts';

/** Since when every request has failed because the database is unavailable, in ms; undefined while it answers. */
let unreachableSince: number | undefined;

/** How long the database may be unavailable before an alert is sent, in ms. */
const MAX_UNREACHABLE = 60_000;

/** Sends an alert if the status of a function's or page's response calls for one. Never throws. */
export function alertOnFailure(
  status: number,
  details: Alert['details'],
  context: Context | undefined,
): void {
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
