import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '#src/contracts/env/env.ts';
import { describeError, log } from '#src/lib/log.ts';
import { browserAddress } from './environment.ts';
import { portError } from './port.ts';
import type { Program } from './program.ts';
import { type Scheduled, startSchedule } from './schedule.ts';
import type { Host } from '#api/host.ts';
import type { Handler } from './serve/context.ts';
import { handlerOf, type Served } from './serve/route.ts';
import { createServer } from './serve/server.ts';

/** How long requests and background work may take to finish once the program is asked to end. */
const FINISH_MS = 2500;

/** What a program serves and does until it is asked to end. */
interface Serving extends Served {
  /** What runs on a schedule. */
  scheduled?: Scheduled[];
  /** Tracks work that outlives its request. */
  background?: Background;
  /** Handed to pages that are rendered on demand. */
  host?: Host;
}

/** Serves pages and the API, and runs what is scheduled, until the program is asked to end. */
export async function serve(
  program: Program,
  env: Env,
  { site, api, isInformed, scheduled = [], background = new Background(), host }: Serving,
): Promise<void> {
  const tooLate = program.stopped.then(() => sleep(FINISH_MS));
  program.onEnd(() => Promise.race([background.idle(), tooLate]));
  surviveErrors();
  const handler = handlerOf({ site, api, isInformed });
  const handling: Handler = host ? (request, context) => handler(request, { ...context, host }) : handler;
  const server = createServer(handling, { waitUntil: background.waitUntil, proxies: env.TRUST_PROXY });
  const address = await listen(server, env);
  program.onEnd(() => close(server, tooLate));
  console.log(`Ready on ${address}`);
  program.onEnd(startSchedule(scheduled));
  await program.stopped;
}

/** A promise or event handler that fails after a request must not end the program. */
export function surviveErrors(): void {
  process.on('unhandledRejection', (error) => log('error', { event: 'unhandled rejection', ...describeError(error) }));
  process.on('uncaughtException', (error) => log('error', { event: 'uncaught error', ...describeError(error) }));
}

/** Connections that wait to be accepted: with 511, the default, crowds wait until the system retries. */
const BACKLOG = 4096;

/** Resolves with the address at which it answers. */
async function listen(server: Server, { HOST, PORT }: Env): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, HOST, PORT)));
    server.listen({ port: PORT, host: HOST, backlog: BACKLOG }, resolve);
  });
  return browserAddress(HOST, (server.address() as AddressInfo).port);
}

/** Accepts no more requests and lets those under way finish until the deadline. */
async function close(server: Server, tooLate: Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, tooLate]);
  clearInterval(idle);
  server.closeAllConnections();
}

/** Tracks work that outlives its request, so that the program can finish it before it exits. */
export class Background {
  #pending = new Set<Promise<unknown>>();

  /** Tracks a promise. A rejection is logged, because nothing else would report it. */
  waitUntil = (promise: Promise<unknown>): void => {
    const settled: Promise<unknown> = Promise.resolve(promise)
      .catch((error: unknown) => log('error', { event: 'background work failed', ...describeError(error) }))
      .finally(() => this.#pending.delete(settled));
    this.#pending.add(settled);
  };

  /** Resolves when no work is pending, including work that started while waiting. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }
}
