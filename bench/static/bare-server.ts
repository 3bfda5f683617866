/** The minimum that answers: node:http with one answer in memory. It ignores address, rules, encodings and tags. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Canned } from './bare.ts';

process.once('message', ({ status, headers, body }: Canned) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, headers).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
