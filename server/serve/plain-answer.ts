import { STATUS_CODES } from 'node:http';
import { securityHeaders } from '#src/lib/security-headers.ts';

/** Such an answer runs and shows nothing. */
const policy = securityHeaders({ scriptHashes: [], styleHashes: [], frameOrigins: [] });

/** A short answer of the server itself, for what no page and no function answers. */
export function plainAnswer(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...policy,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** The same as bytes, for a connection that says nothing to be answered in order; it ends with it. */
export function lastWords(status: number): string {
  const text = STATUS_CODES[status] ?? '';
  const { headers } = plainAnswer(status, text, {
    connection: 'close',
    'content-length': String(text.length + 1),
  });
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}\n`;
}
