import type { Config, Context } from '@netlify/functions';
import { functionEnv } from '#api/http/environment.ts';
import { tick } from '#api/outbox/run-due.ts';
import { mailingHost as host } from './host/mailing-host.ts';

/** Runs what is due, every few minutes, and leaves the database asleep if nothing is. Does nothing in previews. */
export default async function runDue(_request: Request, context: Context): Promise<void> {
  const { deploy } = context;
  if (deploy?.published === false) return;
  await tick({ env: functionEnv(deploy?.context), host, waitUntil: (work) => context.waitUntil(work) });
}

export const config: Config = { schedule: '*/5 * * * *' };
