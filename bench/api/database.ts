import type { PGlite } from '@electric-sql/pglite';
import { databaseOver } from '#db/connection.ts';
import { embeddedConnections } from '#db/driver/embedded-connections.ts';
import { createEmbedded } from '#db/driver/new-embedded.ts';
import { migrate } from '#db/migrate.ts';

/** The embedded database of a server under test. Deletes all rows when the parent process asks for it. */
export async function openBenchDatabase(): Promise<PGlite> {
  const pglite = await createEmbedded(process.env.DATA_DIR);
  await migrate(databaseOver(embeddedConnections(pglite)));
  const clean = async () => {
    await pglite.exec('truncate leads, scheduled_calls, outbox, chat_messages, rate_limits');
    process.send?.('cleaned');
  };
  process.on('message', () => void clean());
  return pglite;
}
