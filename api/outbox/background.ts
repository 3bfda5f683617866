import type { Context } from '@netlify/functions';
import { describeError, log } from '#src/lib/log.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { post } from '#api/http/upstream.ts';
import { signatureOf } from '#api/http/signature.ts';

/**
 * Calls the background function with a signed body.
 * @param call what it is asked to do: run what is due from a moment on, or send an alert
 * @returns whether it accepted the call
 */
export async function callBackground(
  env: FunctionEnv,
  context: Context | undefined,
  call: { from: Date } | { alert: object },
): Promise<boolean> {
  if (env.isPreview) return false;
  const origin = context?.site?.url ?? env.SITE_URL;
  const body = JSON.stringify(call);
  try {
    const url = new URL('/.netlify/functions/run-due-background', origin);
    const headers = { 'X-Signature': signatureOf(body, env.SESSION_SECRET, new Date()) };
    const timeout = env.UPSTREAM_TIMEOUT_MS;
    await post('The background function', url, { headers, body, timeout });
    return true;
  } catch (error) {
    log('error', { event: 'background function not reached', ...describeError(error) });
    return false;
  }
}
