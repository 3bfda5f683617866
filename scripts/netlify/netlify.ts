/**
 * `npm run test:netlify`: the journeys of tests/api against the platform's own emulator, behind the CDN that it lacks. The
 * functions reach a real Postgres as they reach Neon. The emulator is no dependency, since it brings 1,200 packages: it
 * is installed into node_modules/.cache.
 */
import { spawn, type SpawnOptions } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#db/testing/postgres.ts';
import { startRelay } from '#db/testing/websocket-relay.ts';
import { exitOf } from '#server/build-site.ts';
import { PlainError } from '#server/plain-error.ts';
import { type Program, run } from '#server/program.ts';
import { MARKER, PHONE } from '../../tests/api/marker.ts';
import { ADMIN } from '../../tests/sign-in.ts';
import { toolFolder } from '../install-tool.ts';
import { startCdn } from './cdn.ts';
import { startEmulator } from './emulator.ts';

const VERSION = '27.10.2';

const PORT = process.env.NETLIFY_PORT ?? '8888';

/** Port of the CDN, which visitors use. */
const CDN_PORT = Number(PORT) + 1;

/** The function that renders pages, as the adapter writes it. */
const RENDERER = '.netlify/v1/functions/ssr/ssr.mjs';

/** The paths of the other functions, which win on the platform. */
const API = ['/api/*', '/media/*', '/share/blog/*', '/share/signal-board/*'];

/** What the adapter tells the platform of a build: the headers of files above all. */
const BUILD_CONFIG = '.netlify/v1/config.json';

/** A seeded post that the journeys read, and one that nobody has read. */
const READ = '/blog/what-to-automate-first';
const UNREAD = '/signal-board/a-price-list-that-complains';

await run(test);

async function test(program: Program): Promise<void> {
  const command = join(await toolFolder('netlify-cli', VERSION), 'node_modules/netlify-cli/bin/run.js');
  const folder = await mkdtemp(join(tmpdir(), 'site-netlify-'));
  program.onEnd(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  program.onEnd(postgres.stop);
  const relay = await startRelay(postgres.url);
  program.onEnd(relay.stop);

  const built = join(folder, 'dist');
  const log = join(folder, 'emulator.log');
  const variables = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'a secret of the emulator, 32 bytes or more',
    SITE_URL: `http://localhost:${CDN_PORT}`,
  };
  // As on the platform: migrated and built over the direct connection, with only the site's environment.
  const building = {
    ...variables,
    DATABASE_URL_UNPOOLED: postgres.url,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    CONTEXT: 'production',
    DATA_DIR: join(folder, 'data'),
    OUT_DIR: built,
  };
  console.log('Building …');
  for (const file of ['scripts/seed.ts', 'scripts/build.ts']) {
    const failed = await node([file], building, program, 'ignore');
    if (failed !== 0) throw new PlainError(`${file} failed.`);
  }

  await yieldToFunctions();
  await writeHeaders(built);
  console.log('Starting the emulator …');
  const cdn = await startCdn(`http://localhost:${PORT}`, CDN_PORT);
  program.onEnd(cdn.stop);
  const emulator = await startEmulator({
    command,
    port: PORT,
    built,
    log,
    env: {
      ...variables,
      NEON_WS_PROXY: relay.address,
      NODE_OPTIONS: `--import=${new URL('purge-api.mjs', import.meta.url).href}`,
      PURGE_URL: cdn.purgeUrl,
      NETLIFY_PURGE_API_TOKEN: 'token',
      SITE_ID: 'site',
    },
  });
  program.onEnd(emulator.stop);
  const journeys = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--project=api',
    '--grep-invert=@not-emulated',
    // The emulator takes a second or two for a request.
    '--timeout=180000',
  ];
  const failed = await node(journeys, { E2E_ORIGIN: cdn.origin }, program);
  if (failed) {
    console.log(linesOf(await readFile(log, 'utf8'), '"level":"error"').join('\n'));
    throw new PlainError('Not every journey passed.');
  }

  const read = async (path: string) => {
    const answer = await fetch(cdn.origin + path);
    await answer.arrayBuffer();
    const { status, headers } = answer;
    return [status, headers.get('Cache-Control'), headers.get('Retry-After')].join();
  };
  await read(READ);
  await postgres.crash();
  const [cached, missing] = [await read(READ), await read(UNREAD)];
  if (!cached.startsWith('200,')) throw new PlainError(`Without a database a read page is ${cached}.`);
  if (missing !== '503,no-store,5') throw new PlainError(`Another page is ${missing}.`);
  console.log('Without a database, pages that were read stay, others are a 503 that is never cached.');

  // Besides the functions' output, the emulator logs every address that is requested.
  const lines = linesOf(await readFile(log, 'utf8'), '{');
  const leaks = lines.filter((line) => line.includes(MARKER) || line.includes(PHONE));
  if (leaks.length > 0) throw new PlainError(`The log names visitors:\n${leaks.join('\n')}`);
  const answered = lines.filter((line) => line.includes('"requestId"')).length;
  console.log(
    `${answered} requests answered over ${relay.connections()} connections of the Neon driver; ` +
      'no line of the log names a visitor.',
  );
}

/** The functions' log lines, without those of the emulator. */
function linesOf(log: string, words: string): string[] {
  return log.split('\n').filter((line) => line.startsWith('{') && line.includes(words));
}

function node(
  args: string[],
  env: Record<string, string>,
  { signal }: Program,
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<number | null> {
  const options: SpawnOptions = { stdio: ['ignore', output, 'inherit'], env: { ...process.env, ...env }, signal };
  return exitOf(spawn(process.execPath, [...process.execArgv, ...args], options));
}

/** The emulator asks functions in no order of importance, and the one that renders pages answers every path. */
async function yieldToFunctions(): Promise<void> {
  const written = await readFile(RENDERER, 'utf8');
  const marked = "path: '/*',";
  if (!written.includes(marked)) throw new PlainError(`${RENDERER} does not say ${marked}`);
  await writeFile(RENDERER, written.replace(marked, `${marked} excludedPath: ${JSON.stringify(API)},`));
}

/** The emulator reads `_headers`, which a build has written, but not what an adapter tells a build of the platform. */
async function writeHeaders(built: string): Promise<void> {
  const { headers } = JSON.parse(await readFile(BUILD_CONFIG, 'utf8')) as {
    headers: { for: string; values: Record<string, string> }[];
  };
  const rules = headers.map(({ for: path, values }) => {
    const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  await appendFile(join(built, '_headers'), `${rules.join('\n')}\n`);
}
