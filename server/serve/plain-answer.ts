import { STATUS_CODES } from 'node:http';
import { NO_PAGE_HEADERS } from '#src/lib/security-headers.ts';

/** A short text answer of the server itself, where neither a page nor a function answers. */
export function plainAnswer(status: number, text: string, headers: Record<string, string> = {}) {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...NO_PAGE_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** The same as raw bytes, for a connection without a valid request. It closes the connection. */
export function rawAnswer(status: number): string {
  const text = STATUS_CODES[status] ?? '';
  const { headers } = plainAnswer(status, text, {
    connection: 'close',
    'content-length': String(text.length + 1),
  });
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}\n`;
}
