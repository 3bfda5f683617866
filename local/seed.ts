/** `npm run db:seed`: fills a new database with the posts of the launch; an old one stays as it is. */
import { seed } from '#db/seed.ts';
import { runOnDatabase } from './command.ts';
import { migrateDatabase } from './database.ts';

await runOnDatabase('npm run db:seed', async (database, env) => {
  await migrateDatabase(database, env, console.log);
  await database.use(seed);
  console.log('The posts of the launch are in, or were before.');
});
