import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** The raw answer. */
export interface RawAnswer {
  /** 0 where no answer came. */
  status: number;
  /** Names in lower case. */
  headers: Map<string, string>;
  /** As received, with its chunk markers. */
  body: string;
  ms: number;
  /** The error of a connection that was not closed normally. */
  error: string | undefined;
}

/** Longer than any answer may take, so that a missing answer is a finding and not a hang. */
const ANSWER_TIMEOUT_MS = 20_000;
const DELAY_MS = 40;
/** How long an answer is left unread. */
const UNREAD_MS = 300;
/** Requests that are pipelined before the last one. */
const PIPELINED = 9;

/** Sends a request over a separate connection and returns all that is received until it closes. */
export async function send(port: number, request: RawRequest): Promise<RawAnswer> {
  const began = performance.now();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  let error: string | undefined;
  socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy(new Error('no answer came')));
  socket.on('data', (bytes) => received.push(bytes));
  socket.on('error', (failure) => (error = failure.message));
  socket.on('close', () => resolve());
  const host = `127.0.0.1:${port}`;
  const write = (bytes: Buffer) => socket.writable && socket.write(bytes);
  const head = (connection?: string) => Buffer.from(headOf(request, host, connection), 'latin1');
  if (request.manner === 'leaves') {
    const all = Buffer.concat([head(), request.body]);
    socket.write(all.subarray(0, all.length / 2), () => socket.destroy());
  } else {
    if (request.manner === 'sends ahead') {
      for (let i = 0; i < PIPELINED; i++) write(Buffer.concat([head('keep-alive'), request.body]));
    }
    // The client does not end the connection: the server would treat that as a disconnect.
    write(head());
    await writeBody(request, write);
    if (request.manner === 'never reads') {
      socket.pause();
      setTimeout(() => socket.destroy(), UNREAD_MS);
    }
  }
  await closed;
  const text = Buffer.concat(received).toString('utf8');
  return { ...parse(text), ms: performance.now() - began, error };
}

async function writeBody({ body, pieces }: RawRequest, write: (bytes: Buffer) => unknown) {
  const size = Math.ceil(body.length / pieces) || 1;
  for (let at = 0; at < body.length; at += size) {
    if (at > 0) await sleep(DELAY_MS);
    write(body.subarray(at, at + size));
  }
}

function parse(text: string): Pick<RawAnswer, 'status' | 'headers' | 'body'> {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? undefined : end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  return { status, headers: new Map(headers), body: end < 0 ? '' : text.slice(end + 4) };
}

/** The request line and the headers. */
function headOf({ method, target, headers, body }: RawRequest, host: string, connection = 'close'): string {
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
