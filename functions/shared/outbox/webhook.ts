import type { OutboxMessage } from '#db/schema.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { post } from '#functions/shared/http/upstream.ts';
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
  const call = { headers, body, timeout: env.UPSTREAM_TIMEOUT_MS };
  if (!env.ownersWebhook) return post('The webhook', url, call);
  const status = await postPublic(url, call);
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`);
}
