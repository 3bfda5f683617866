interface Call {
  headers?: Record<string, string>;
  body?: string;
  /** In milliseconds. */
  timeout: number;
}

/**
 * POSTs to an address of the environment, whose answer is not read; redirects are not followed.
 *
 * @param receiver named in the error
 * @throws unless the response is a 2xx
 */
export async function post(receiver: string, url: string | URL, call: Call): Promise<void> {
  const { timeout, ...request } = call;
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(url, { method: 'POST', ...request, redirect: 'error', signal });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${receiver} answered ${response.status}.`);
}
