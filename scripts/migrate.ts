/** `npm run db:migrate`: migrates the tables and creates or updates the admin of the environment. */
import { runOnDatabase } from './command.ts';
import { migrateDatabase } from '#server/database.ts';

await runOnDatabase('npm run db:migrate', async (database, env) => {
  await migrateDatabase(database, env);
  console.log('The tables are up to date.');
});
