/** `npm run db:restore -- FILE`: puts what `db:backup` wrote in the place of the embedded database. */
import { localEnv } from './environment.ts';
import { lock } from './lock.ts';
import { PlainError } from './plain-error.ts';
import { run } from './program.ts';
import { restoreEmbedded } from './restore-embedded.ts';

await run(async (program) => {
  const [, , file] = process.argv;
  if (!file) throw new PlainError('From which file? npm run db:restore -- FILE');
  const env = localEnv();
  if (env.DATABASE_URL) {
    throw new PlainError(
      'DATABASE_URL is set, and this restores the embedded database alone: see docs/operating.md.',
    );
  }
  program.onEnd((await lock(env.DATA_DIR, 'npm run db:restore')).release);
  const { rows, before } = await restoreEmbedded(env.DATA_DIR, file);
  console.log(`${rows} rows of ${file} are the database now.`);
  if (before) console.log(`The database before is kept in ${before}.`);
});
