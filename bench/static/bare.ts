import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';

/** What the bare server answers every request with. */
export interface Canned {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As base64. */
  body: string;
}

/** As a browser asks. */
export const ENCODING = { 'accept-encoding': 'gzip, deflate, br' };

/** A bare server in a process of its own, which answers as another one answers at a path. */
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

/** Not by fetch, which would unpack it. */
async function answerOf(origin: string, path: string): Promise<Canned> {
  const asked = request(origin + path, { headers: ENCODING }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const { statusCode: status = 0, headers } = response;
  if (status !== 200) throw new Error(`${path} answers with ${status}`);
  // These three are the server's own.
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sent } = headers;
  return { status, headers: sent, body: body.toString('base64') };
}
