/** `npm run db:migrate`: brings the tables up to date, and the admin of the environment in. */
import { runOnDatabase } from './command.ts';
import { migrateDatabase } from '#server/database.ts';

await runOnDatabase('npm run db:migrate', async (database, env) => {
  await migrateDatabase(database, env, console.log);
  console.log('The tables are up to date.');
});
