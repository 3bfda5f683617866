import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Handler } from '#server/serve/context.ts';
import { loadSite } from '#server/serve/load.ts';
import type { ServerOptions } from '#server/serve/server.ts';
import { folderWith } from './folder.ts';
import { apiOf, serveTestSite } from './local-server.ts';

export interface Fixture {
  /** The built site. */
  files: Record<string, string | Uint8Array>;
  /** What answers at an address and below it. */
  api?: Record<string, Handler>;
  /** netlify.toml. */
  config?: string;
  limits?: Partial<ServerOptions>;
}

export interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
  text: string;
}

/** Serves a fixture on a free port until the test is over. */
export async function serveFixture({ files, api = {}, config = '', limits }: Fixture) {
  const built = await folderWith(files);
  const root = await folderWith({ 'netlify.toml': config });
  const site = await loadSite([built], join(root, 'compressed'), root);
  const { server, port, stop } = await serveTestSite({ site: () => site, api: apiOf(api) }, limits);
  onTestFinished(stop);

  /** Sends the path exactly as it is written. */
  const send = (
    path: string,
    options: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body } = options;
      const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        buffer(response).then((bytes) => {
          const { statusCode: status } = response;
          resolve({ status, headers: response.headers, body: bytes, text: bytes.toString() });
        }, reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  /** Sends raw bytes and returns everything received until the server closes the connection. */
  const raw = (bytes: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  };

  return { send, raw, port, built, server };
}
