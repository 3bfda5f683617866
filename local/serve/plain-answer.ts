/** A short answer of the server itself, for what no page and no function answers. */
export function plainAnswer(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}
