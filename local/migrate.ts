/** `npm run db:migrate`: brings the tables up to date. */
import { migrate } from '#db/migrate.ts';
import { runOnDatabase } from './command.ts';

await runOnDatabase('npm run db:migrate', async (database) => {
  const ran = await database.use((db) => migrate(db));
  console.log(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The tables are up to date.');
});
