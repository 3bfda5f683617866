/**
 * `npm run db:restore -- FILE`: puts what `db:backup` wrote in the place of the embedded database, or into the new
 * database of `DATABASE_URL`.
 */
import { openLocalDatabase } from '#server/database.ts';
import { localEnv } from '#server/environment.ts';
import { lock } from '#server/lock.ts';
import { PlainError } from '#server/plain-error.ts';
import { type Program, run } from '#server/program.ts';
import { mediaStoreOfSite } from './media-store.ts';
import { restoreEmbedded } from './restore-embedded.ts';
import { restoreServer } from './restore-server.ts';

await run(async (program) => {
  const [, , file] = process.argv;
  if (!file) throw new PlainError('Usage: npm run db:restore -- FILE');
  const env = localEnv();
  if (!env.DATABASE_URL) return intoFolder(program, env.DATA_DIR, file);
  const database = await openLocalDatabase(env, console.log);
  const rows = await restoreServer(database, file, mediaStoreOfSite(env));
  console.log(
    `${rows} rows of ${file} are in the database of DATABASE_URL, table for table as they were backed up.`,
  );
});

async function intoFolder(program: Program, folder: string, file: string): Promise<void> {
  program.onEnd((await lock(folder, 'npm run db:restore')).release);
  const { rows, before } = await restoreEmbedded(folder, file);
  console.log(
    `${rows} rows of ${file} are now the database, table for table as they were backed up.`,
  );
  if (before) console.log(`The previous database is kept in ${before}.`);
}
