/** `npm run db:seed`: fills a new database with the posts of the launch; an old one stays as it is. */
import { prepareDatabase } from './database.ts';
import { runOnDatabase } from './command.ts';

await runOnDatabase('npm run db:seed', async (database) => {
  await prepareDatabase(database, console.log);
  console.log('The posts of the launch are in, or were before.');
});
