/** `npm run build`: builds the pages into dist/ (or `OUT_DIR`), as the platform does. */
import { settingsForBuild } from '#db/settings.ts';
import { envOfDeploy } from '#src/contracts/env/env.ts';
import { exitOf, oneBuildAtATime, startAstro } from '#server/build-site.ts';
import { migrateDatabase, openLocalDatabase, seedDatabase } from '#server/database.ts';
import { localEnv, requireForProduction } from '#server/environment.ts';
import { PlainError } from '#server/plain-error.ts';
import { run, type Program } from '#server/program.ts';

await run(build);

/** The pages need no database. Where the deploy has one, it is migrated first, and says what owners have set. */
async function build(program: Program): Promise<void> {
  // A preview does not migrate the site's database.
  const env = envOfDeploy(localEnv(), process.env.CONTEXT);
  if (process.env.NETLIFY && process.env.CONTEXT === 'production') requireForProduction(env);
  let ownerSettings: string | undefined;
  if (env.DATABASE_URL) {
    const database = await openLocalDatabase(env);
    try {
      await migrateDatabase(database, env);
      await seedDatabase(database, env);
      ownerSettings = await database.use(settingsForBuild);
    } finally {
      await database.close();
    }
  }
  program.signal.throwIfAborted();
  const root = process.cwd();
  const order = { root, siteUrl: env.SITE_URL, ownerSettings, signal: program.signal };
  const code = await oneBuildAtATime(root, () => exitOf(startAstro({ ...order, stdio: 'inherit' })));
  if (code !== 0) throw new PlainError('The site could not be built.');
}
