/**
 * `npm run db:backup -- FILE`: all rows of the database into one file, from the embedded one while no program
 * runs on it, from that of `DATABASE_URL` at any time.
 */
import { existsSync } from 'node:fs';
import { writeBackupFile } from './backup-file.ts';
import { runOnDatabase } from './command.ts';
import { PlainError } from '#server/plain-error.ts';

await runOnDatabase('npm run db:backup', async (database) => {
  const [, , file] = process.argv;
  if (!file) throw new PlainError('Into which file? npm run db:backup -- FILE');
  if (existsSync(file)) throw new PlainError(`${file} is there already. Nothing was written.`);
  const { rows, leftOut } = await writeBackupFile(database, file);
  console.log(
    `${rows} rows are in ${file}, which was restored into a scratch database and found the same. Keep it as safe as the database: it names people.`,
  );
  if (leftOut.length > 0) console.log(`Not of this site, and not in it: ${leftOut.join(', ')}.`);
});
