import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';

/** The bare server's answer to every request. */
export interface Canned {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As base64. */
  body: string;
}

/** As browsers send it. */
export const ENCODING = { 'accept-encoding': 'gzip, deflate, br' };

/** Starts a bare server in a separate process that repeats another server's answer for a path. */
export async function startBare(
  origin: string,
  path: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const canned = await answerOf(origin, path);
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  child.send(canned);
  const [port] = (await once(child, 'message')) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

/** Not with fetch, which would decompress it. */
async function answerOf(origin: string, path: string): Promise<Canned> {
  const outgoing = request(origin + path, { headers: ENCODING }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const { statusCode: status = 0, headers } = response;
  if (status !== 200) throw new Error(`${path} answers with ${status}`);
  // The server sets these three itself.
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sent } = headers;
  return { status, headers: sent, body: body.toString('base64') };
}
