/** The minimum that answers: node:http with the one answer of ADDRESS in memory, whatever is asked. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '#server/testing/local-server.ts';
import { ENCODING } from './encoding.ts';

const { ADDRESS = '' } = process.env;
// Not with fetch, which would decompress it.
const outgoing = request(ADDRESS, { headers: ENCODING }).end();
const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
const body = await buffer(answer);
if (answer.statusCode !== 200) throw new Error(`${ADDRESS} answers with ${answer.statusCode}`);
// The server sets these three itself.
const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
console.log(`Ready on http://127.0.0.1:${await listen(server)}`);
