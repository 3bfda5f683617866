/** `npm run db:restore -- FILE`: puts a backup in place of the embedded database, or into that of `DATABASE_URL`. */
import { openLocalDatabase } from '#server/database.ts';
import { localEnv } from '#server/environment.ts';
import { lock } from '#server/lock.ts';
import { PlainError } from '#server/plain-error.ts';
import { run } from '#server/program.ts';
import { mediaStoreOfSite } from './backup/file.ts';
import { restoreEmbedded, restoreServer } from './backup/restore.ts';

await run(async (program) => {
  const [, , file] = process.argv;
  if (!file) throw new PlainError('Usage: npm run db:restore -- FILE');
  const env = localEnv();
  const same = 'table for table as they were backed up.';
  if (env.DATABASE_URL) {
    const database = await openLocalDatabase(env);
    const rows = await restoreServer(database, file, mediaStoreOfSite(env));
    console.log(`${rows} rows of ${file} are in the database of DATABASE_URL, ${same}`);
    return;
  }
  program.onEnd((await lock(env.DATA_DIR, 'npm run db:restore')).release);
  const { rows, before } = await restoreEmbedded(env.DATA_DIR, file, mediaStoreOfSite(env));
  console.log(`${rows} rows of ${file} are now the database, ${same}`);
  if (before) console.log(`The previous database is kept in ${before}.`);
});
