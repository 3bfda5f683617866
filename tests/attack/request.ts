/**
 * How a client treats its connection: it sends one request and waits; pipelines more of the same; disconnects while
 * sending; never reads the answer.
 */
export const MANNERS = ['waits', 'sends ahead', 'leaves', 'never reads'] as const;

/** A request as it is written to the socket, byte by byte. No client would send some of these. */
export interface RawRequest {
  method: string;
  /** Path and query as they are written. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** Sent in this many pieces with delays between them. */
  pieces: number;
  manner: (typeof MANNERS)[number];
}

/** The request as text for a report, with long and unprintable parts shortened. */
export function describe({ method, target, headers, body, pieces, manner }: RawRequest): string {
  const shown = body.subarray(0, 2000).toString('latin1');
  const lines = [
    `${method} ${target}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(manner === 'waits' ? [] : [`(the client ${manner})`]),
    ...(pieces > 1 ? [`(in ${pieces} pieces)`] : []),
    '',
    shown + (body.length > 2000 ? `… (${body.length} bytes)` : ''),
  ];
  return lines.map((line) => JSON.stringify(line).slice(1, -1)).join('\n  ');
}

/** The request line and the headers. */
export function headOf(
  { method, target, headers, body }: RawRequest,
  host: string,
  connection = 'close',
): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Connection: ${connection}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  const isChunked = headers.some(([name]) => name === 'Transfer-Encoding');
  if (!isChunked && (body.length > 0 || !['GET', 'HEAD'].includes(method))) {
    lines.push(`Content-Length: ${body.length}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
