/** Requests whose body is refused, and with which status. */
export const refusals: [path: string, status: number, headers: Record<string, string>][] = [
  ['/api/nowhere', 404, {}],
  ['/nowhere', 404, {}],
  ['/', 405, {}],
  ['/stops', 413, {}],
  ['/cancels', 413, {}],
  // Without a length, it is known to be too large only after some of it was read.
  ['/cancels', 413, { 'transfer-encoding': 'chunked' }],
];

/** What is no valid request, and with which status it is refused. */
export const refused: [status: number, bytes: string][] = [
  [400, 'hello\r\n\r\n'],
  [400, 'GET / HTTP/9.9\r\n\r\n'],
  [400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [400, 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
  [400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  [400, 'GET x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  [400, 'GET ftp://a/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  [400, 'GET /out/\\other.example HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  [400, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
  [405, 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  [405, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'],
  [414, `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`],
  [417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: a-pony\r\nConnection: close\r\n\r\n'],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nX-Much: ${'a'.repeat(20_000)}\r\n\r\n`],
];
