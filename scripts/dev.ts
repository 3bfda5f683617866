/** `npm run dev`: pages and the API at one address, updated with every edit. */
import { dev, type AstroIntegration } from 'astro';
import { Background, surviveErrors } from '#server/serving.ts';
import { apiInDevelopment } from '#server/dev-api.ts';
import { instancesOn } from '#server/instances.ts';
import { browserAddress } from '#server/environment.ts';
import { setUp } from '#server/setup.ts';
import { type Program, run } from '#server/program.ts';

/** In place of the platform's adapter, which would pack every function before it answers the first request. */
const adapter: AstroIntegration = {
  name: 'development',
  hooks: {
    // React's islands are our own, so Astro does not load what React's fast refresh needs before them.
    'astro:config:setup': ({ injectScript }) => injectScript('page', "import '@vitejs/plugin-react/preamble';"),
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'development',
        entrypointResolution: 'auto',
        supportedAstroFeatures: {
          serverOutput: 'stable',
          hybridOutput: 'stable',
          sharpImageService: 'stable',
        },
      }),
  },
};

await run(develop, 0);

async function develop(program: Program): Promise<void> {
  const setup = await setUp(program);
  const { env, root } = setup;
  process.env.ASTRO_TELEMETRY_DISABLED = '1';

  surviveErrors();
  const background = new Background();
  program.onEnd(() => background.idle());
  const nobody = { onForgotten: () => undefined, onLost: () => undefined };
  const others = setup.database.own ? undefined : await instancesOn(env, nobody);
  const before = process.listeners('SIGTERM');
  const server = await dev({
    root,
    adapter,
    server: { host: env.HOST, port: env.PORT },
    vite: { server: { strictPort: true } },
    integrations: [apiInDevelopment(setup.database.own, others, background.waitUntil)],
  });
  // Vite's listener would end the process at once, before the database is closed.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  program.onEnd(() => server.stop());
  console.log(`Ready on ${browserAddress(env.HOST, server.address.port)}`);
  await program.stopped;
}
