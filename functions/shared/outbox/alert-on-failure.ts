import type { Context } from '@netlify/functions';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { type Alert, alert } from './alert.ts';

/** Since when every request was refused because the database is away, in ms; undefined while it answers. */
let unreachableSince: number | undefined;

/** How long the database may be away before an alert is sent, in ms. */
const LONG_AWAY = 60_000;

/** Sends an alert after an answer, of a function or of a page, whose status calls for one. Never throws. */
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
    // The environment is what is wrong: the line in the log names the variable.
  }
}

function alertKind(status: number): Alert['kind'] | undefined {
  if (status === 500) return 'internal-error';
  if (status < 400) unreachableSince = undefined;
  if (status !== 503) return undefined;
  unreachableSince ??= Date.now();
  return Date.now() - unreachableSince > LONG_AWAY ? 'database-unreachable' : undefined;
}
