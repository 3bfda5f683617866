/**
 * A minimal WebSocket server that relays bytes to a Postgres and back, in place of Neon's own proxy (RFC 6455;
 * without fragments, which the driver does not send).
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

const HANDSHAKE = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const CLOSE = 8;

/**
 * Starts a relay. Gives its `host:port/path`, counts of all and of open connections, and `cut`, which breaks the open
 * ones.
 */
export async function startRelay(postgresUrl: string) {
  const { hostname, port } = new URL(postgresUrl);
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer();
  server.on('upgrade', (request: IncomingMessage, client: Socket) => {
    connections += 1;
    const postgres = connect(Number(port), hostname);
    for (const socket of [client, postgres]) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          client.destroy();
          postgres.destroy();
        });
    }
    accept(request, client);
    postgres.on('data', (bytes) => client.write(frame(bytes)));
    const read = frameReader((opcode, bytes) =>
      opcode === CLOSE ? client.end() : postgres.write(bytes),
    );
    client.on('data', read);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    connections: () => connections,
    open: () => open.size,
    cut,
    stop: () => {
      cut();
      server.close();
    },
  };
}

function accept(request: IncomingMessage, client: Socket): void {
  const key = `${request.headers['sec-websocket-key']}${HANDSHAKE}`;
  const answer = createHash('sha1').update(key).digest('base64');
  client.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${answer}\r\n\r\n`,
  );
}

/** A binary frame as servers send it: unmasked. */
function frame(bytes: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt8(0x82, 0);
  head.writeUInt8(127, 1);
  head.writeBigUInt64BE(BigInt(bytes.length), 2);
  return Buffer.concat([head, bytes]);
}

/** Decodes the masked frames of a client. */
function frameReader(onFrame: (opcode: number, payload: Buffer) => void) {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let parsed = parse(rest); parsed; parsed = parse(rest)) {
      rest = rest.subarray(parsed.end);
      onFrame(parsed.opcode, parsed.payload);
    }
  };
}

function parse(bytes: Buffer) {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 127;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = 2 + extra + 4;
  if (bytes.length < start) return undefined;
  const length =
    extra === 2 ? bytes.readUInt16BE(2) : extra === 8 ? Number(bytes.readBigUInt64BE(2)) : short;
  const end = start + length;
  if (bytes.length < end) return undefined;
  const mask = bytes.subarray(start - 4, start);
  const payload = Buffer.from(bytes.subarray(start, end));
  for (let i = 0; i < length; i++) payload[i] = (payload[i] ?? 0) ^ (mask[i & 3] ?? 0);
  return { opcode: bytes.readUInt8(0) & 15, payload, end };
}
