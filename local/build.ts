/** `npm run build`: the pages into dist/ (or `OUT_DIR`), as the platform runs it. */
import { existsSync } from 'node:fs';
import { type Env, envOfDeploy } from '#src/contracts/env.ts';
import { writeSnapshot } from '#db/snapshot.ts';
import { exitOf, startAstro } from './astro.ts';
import { migrateDatabase, openLocalDatabase, seedDatabase } from './database.ts';
import { localEnv } from './environment.ts';
import { lock, LockedError } from './lock.ts';
import { snapshotFile } from './pages.ts';
import { PlainError } from './plain-error.ts';
import { requireForProduction } from './production.ts';
import { run, type Program } from './program.ts';

await run(build);

async function build(program: Program): Promise<void> {
  // A preview neither reads nor migrates the database of the site.
  const env = envOfDeploy(localEnv(), process.env.CONTEXT);
  if (process.env.NETLIFY && process.env.CONTEXT === 'production') requireForProduction(env);
  const snapshot = snapshotFile(env.DATA_DIR);
  await bringContent(env, snapshot);
  program.signal.throwIfAborted();
  const child = startAstro({
    root: process.cwd(),
    snapshot,
    siteUrl: env.SITE_URL,
    stdio: 'inherit',
    signal: program.signal,
  });
  if ((await exitOf(child)) !== 0) throw new PlainError('The site could not be built.');
}

/** Writes down the content of the database, or takes what a program that holds it has written. */
async function bringContent(env: Env, snapshot: string): Promise<void> {
  try {
    const held = await lock(env.DATA_DIR, 'npm run build');
    await writeContent(env, snapshot).finally(held.release);
  } catch (error) {
    if (!(error instanceof LockedError) || !existsSync(snapshot)) throw error;
    console.log('A program is running on this data: building with the content it published last.');
  }
}

async function writeContent(env: Env, snapshot: string): Promise<void> {
  const database = await openLocalDatabase(env, console.log);
  try {
    await migrateDatabase(database, env, console.log);
    await seedDatabase(database, env);
    await database.use((db) => writeSnapshot(db, snapshot));
  } finally {
    await database.close();
  }
}
