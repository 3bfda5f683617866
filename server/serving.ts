import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { useAnalyst } from '#api/assistant/analyst.ts';
import { learnAhead, useAssistant } from '#api/assistant/known-site.ts';
import { inEachRound } from '#api/outbox/run-due.ts';
import { onPurge, SETTINGS_TAG } from '#api/publishing/purge.ts';
import type { Env } from '#src/contracts/env/env.ts';
import { describeError, log } from '#src/lib/log.ts';
import { AssistantThread } from './assistant-thread.ts';
import { addressOf } from './environment.ts';
import type { ServerSetup } from './setup.ts';
import { portError } from './port.ts';
import type { Program } from './program.ts';
import { scheduledOf, startSchedule } from './schedule.ts';
import { findFunctions } from './serve/functions.ts';
import { handlerOf, type Site } from './serve/route.ts';
import { createServer } from './serve/server.ts';

/** How long requests and background work may take to finish once the program is asked to end. */
const FINISH_MS = 2500;

/**
 * Serves pages and functions, and runs scheduled functions, until the program is asked to end.
 *
 * @param site `current` is called for every request, `onSettings` where settings changed that built pages show
 */
export async function serve(
  program: Program,
  { env, root }: Pick<ServerSetup, 'env' | 'root'>,
  { current, onSettings }: { current: () => Site; onSettings?: () => void },
): Promise<void> {
  const background = new Background();
  const tooLate = program.stopped.then(() => sleep(FINISH_MS));
  program.onEnd(() => Promise.race([background.idle(), tooLate]));

  surviveErrors();
  const { waitUntil } = background;
  const functions = await findFunctions(join(root, 'functions'));
  onPurge((tags) => {
    if (tags.includes(SETTINGS_TAG)) onSettings?.();
    return current().purge?.(tags);
  });
  const assistant = new AssistantThread();
  program.onEnd(() => assistant.close());
  useAssistant(assistant);
  useAnalyst(assistant.analyse);
  inEachRound(learnAhead);
  const handler = handlerOf({ site: current, functions });
  const server = createServer(handler, { waitUntil });
  const address = await listen(server, env);
  program.onEnd(() => close(server, tooLate));
  console.log(`Ready on ${address}`);
  program.onEnd(startSchedule(scheduledOf(functions, address, waitUntil)));
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
  return addressOf(HOST, (server.address() as AddressInfo).port);
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
