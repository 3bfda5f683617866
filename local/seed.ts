/** `npm run db:seed`: fills a new database with the demo posts; one that has posts stays as it is. */
import { seed } from '#db/seed.ts';
import { runOnDatabase } from './command.ts';
import { migrateDatabase } from './database.ts';

await runOnDatabase('npm run db:seed', async (database, env) => {
  await migrateDatabase(database, env, console.log);
  if (env.SEED === 'none') return console.log('SEED is none: nothing was added.');
  const added = await database.use(seed);
  console.log(added ? 'The demo posts are in.' : 'There were posts before: nothing was added.');
});
