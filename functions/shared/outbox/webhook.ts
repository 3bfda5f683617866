import type { OutboxMessage } from '#db/schema.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { postPublic } from '#functions/shared/http/public-text.ts';
import { signatureOf } from '#functions/shared/http/signature.ts';

/** POSTs a message to `NOTIFY_WEBHOOK_URL`, signed if there is a secret. @throws unless the response is a 2xx */
export async function postToWebhook(
  env: FunctionEnv,
  { id, kind, payload }: Pick<OutboxMessage, 'id' | 'kind' | 'payload'>,
): Promise<void> {
  const { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret } = env;
  if (!url) throw new Error('NOTIFY_WEBHOOK_URL is no longer set.');
  const body = JSON.stringify({ kind, ...payload });
  const headers = {
    'Content-Type': 'application/json',
    'X-Message-Id': id,
    ...(secret && { 'X-Signature': signatureOf(body, secret, new Date()) }),
  };
  if (env.ownersWebhook) {
    const status = await postPublic(url, { headers, body, timeout: env.UPSTREAM_TIMEOUT_MS });
    if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`);
    return;
  }
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(env.UPSTREAM_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}
