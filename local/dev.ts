/** `npm run dev`: pages and functions that follow every edit, on one address. */
import { dev } from 'astro';
import { writeSnapshot } from '#db/snapshot.ts';
import { Background } from './background.ts';
import { functionsInDevelopment } from './dev-functions.ts';
import { open } from './opening.ts';
import { snapshotFile } from './pages.ts';
import { type Program, run } from './program.ts';

await run(develop, 0);

async function develop(program: Program): Promise<void> {
  const opened = await open(program);
  const { env, database, root } = opened;
  const snapshot = snapshotFile(env.DATA_DIR);
  await database.use((db) => writeSnapshot(db, snapshot));
  process.env.CONTENT_SNAPSHOT = snapshot;
  process.env.ASTRO_TELEMETRY_DISABLED = '1';

  const background = new Background();
  program.onEnd(() => background.idle());
  const server = await dev({
    root,
    server: { host: env.HOST, port: env.PORT },
    vite: { server: { strictPort: true } },
    integrations: [functionsInDevelopment(opened, background.waitUntil)],
  });
  program.onEnd(() => server.stop());
  await program.stopped;
}
