import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from 'node:http';
import { Background } from './background.ts';
import { openLocalDatabase, prepareDatabase } from './database.ts';
import { addressOf, localEnv, type LocalEnv } from './environment.ts';
import { lock } from './lock.ts';
import { pagesOf } from './pages.ts';
import { portError, requireFreePort } from './port.ts';
import type { Program } from './program.ts';
import { scheduledOf } from './scheduled-functions.ts';
import { startSchedule } from './schedule.ts';
import { sessionSecret } from './secrets.ts';
import { findFunctions, type FunctionModule } from './serve/functions.ts';
import { readPlatformConfig } from './serve/rules.ts';
import { createServer } from './serve/server.ts';

/** How long requests and background work may take to finish once the program was asked to end. */
const FINISH_MS = 3000;

/** Serves the whole site until the program is asked to end. */
export async function start(program: Program): Promise<void> {
  const root = process.cwd();
  const env = localEnv();
  env.warnings.forEach(report);
  const held = await lock(env.DATA_DIR, addressOf(env.HOST, env.PORT));
  program.onEnd(held.release);
  await requireFreePort(env.HOST, env.PORT);
  process.env.SESSION_SECRET ||= await sessionSecret(env.DATA_DIR);

  const database = await openLocalDatabase(env, report);
  program.onEnd(database.close);
  await prepareDatabase(database, report);
  program.signal.throwIfAborted();

  const config = await readPlatformConfig(root);
  const pages = pagesOf({ root, env, database, config, signal: program.signal, report });
  program.onEnd(() => pages.close());
  await pages.rebuild();
  program.signal.throwIfAborted();

  const background = new Background();
  const tooLate = program.stopped.then(() => sleep(FINISH_MS));
  program.onEnd(() => Promise.race([background.idle(), tooLate]));
  // After the build, which writes the policy that they answer with.
  const functions = await findFunctions(config.functionsFolder, importFunction);
  const { waitUntil } = background;
  const served = { site: () => pages.current(), functions, siteUrl: env.SITE_URL, waitUntil };
  const server = createServer(served);
  const address = await listen(server, env);
  program.onEnd(() => close(server, tooLate));
  program.onEnd(startSchedule(scheduledOf(functions, address, waitUntil)));

  console.log(`Ready on ${address}`);
  await program.stopped;
}

function report(line: string): void {
  console.log(line);
}

async function importFunction(file: string): Promise<FunctionModule> {
  return (await import(pathToFileURL(file).href)) as FunctionModule;
}

/** Resolves with the address it answers at. */
async function listen(server: Server, { HOST, PORT }: LocalEnv): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, HOST, PORT)));
    server.listen(PORT, HOST, resolve);
  });
  return addressOf(HOST, (server.address() as AddressInfo).port);
}

/** Takes no more requests and lets those under way finish until it is too late. */
async function close(server: Server, tooLate: Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, tooLate]);
  clearInterval(idle);
  server.closeAllConnections();
}
