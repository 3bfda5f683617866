import { describeError, log } from '#src/lib/log.ts';
import type { HandedOn } from '#api/host.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { post } from '#api/http/upstream.ts';
import { signatureOf } from '#api/http/signature.ts';

/**
 * Calls the background function with a signed body.
 * @returns whether it accepted the call
 */
export async function callBackground(env: FunctionEnv, call: HandedOn): Promise<boolean> {
  if (env.isPreview) return false;
  const body = JSON.stringify(call);
  try {
    // The platform's own address of the site: SITE_URL may redirect, or not lead here yet.
    const url = new URL('/.netlify/functions/run-due-background', process.env.URL || env.SITE_URL);
    const headers = { 'X-Signature': signatureOf(body, env.SESSION_SECRET, new Date()) };
    const timeout = env.UPSTREAM_TIMEOUT_MS;
    await post('The background function', url, { headers, body, timeout });
    return true;
  } catch (error) {
    log('error', { event: 'background function not reached', ...describeError(error) });
    return false;
  }
}
