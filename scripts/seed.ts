/** `npm run db:seed`: fills a new database with the demo posts. A database with posts stays unchanged. */
import { runOnDatabase } from './command.ts';
import { migrateDatabase, seedDatabase } from '#server/database.ts';

await runOnDatabase('npm run db:seed', async (database, env) => {
  await migrateDatabase(database, env);
  if (env.SEED === 'none') return console.log('SEED is none: nothing was added.');
  const added = await seedDatabase(database, env);
  console.log(added ? 'The demo posts were added.' : 'There are posts already: nothing was added.');
});
