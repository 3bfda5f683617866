/** `npm run db:backup -- FILE`: all rows and pictures into one file. The embedded database must not be in use. */
import { existsSync } from 'node:fs';
import { PlainError } from '#server/plain-error.ts';
import { mediaStoreOfSite, writeBackupFile } from './backup/file.ts';
import { runOnDatabase } from './command.ts';

await runOnDatabase('npm run db:backup', async (database, env) => {
  const [, , file] = process.argv;
  if (!file) throw new PlainError('Usage: npm run db:backup -- FILE');
  if (existsSync(file)) throw new PlainError(`${file} already exists. Nothing was written.`);
  const store = mediaStoreOfSite(env);
  const { rows, missing, leftOut } = await writeBackupFile(database, file, store);
  console.log(
    `${rows} rows are in ${file}, which was verified by restoring it into a scratch database. Keep it as safe as the database: it contains personal data.`,
  );
  if (missing.length > 0) {
    console.log(
      `Not included, because they were not found: ${missing.length} pictures. Those of a deployed site need NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN (docs/operating.md).`,
    );
    // A scheduled backup must fail visibly; the file with the rows stays.
    process.exitCode = 1;
  }
  if (leftOut.length > 0) console.log(`Not part of this site, and not included: ${leftOut.join(', ')}.`);
});
