import { PGlite } from '@electric-sql/pglite';
import { dateParsers, databaseOver } from '#db/connection.ts';
import { embeddedConnections } from '#db/driver/embedded-connections.ts';
import { migrate } from '#db/migrate.ts';

/** The embedded database of a server under test. Deletes all rows when the parent process asks for it. */
export async function openDatabase(): Promise<PGlite> {
  const { DATA_DIR: dataDir = '' } = process.env;
  const pglite = await PGlite.create({ dataDir, parsers: dateParsers });
  await migrate(databaseOver(embeddedConnections(pglite)));
  const clean = async () => {
    await pglite.exec('truncate leads, scheduled_calls, outbox, chat_messages, rate_limits');
    process.send?.('cleaned');
  };
  process.on('message', () => void clean());
  return pglite;
}
