import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { dateParsers, overDialect } from '#db/connection.ts';
import { embeddedDialect } from '#db/embedded-dialect.ts';
import { migrate } from '#db/migrate.ts';

/** The embedded database of a server under test, in the folder that its process was given. */
export async function openDatabase(): Promise<PGlite> {
  const [, , folder = ''] = process.argv;
  const pglite = await PGlite.create({ dataDir: folder, parsers: dateParsers });
  await migrate(overDialect(embeddedDialect(pglite)));
  return pglite;
}

/** Listens on a free port, reports it to the parent process, and deletes all rows on request. */
export async function serve(server: Server, pglite: PGlite): Promise<void> {
  const clean = async () => {
    await pglite.exec('truncate leads, scheduled_calls, outbox, chat_messages, rate_limits');
    process.send?.('cleaned');
  };
  process.on('message', () => void clean());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.((server.address() as AddressInfo).port);
}
