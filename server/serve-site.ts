/** The whole program of this machine: pages, the API, and what is due. */
import { CompiledQuery } from 'kysely';
import { app, isApi } from '#api/app.ts';
import { useAnalyst } from '#api/assistant/analyst.ts';
import { learnAhead, useAssistant } from '#api/assistant/known-site.ts';
import type { Host } from '#api/host.ts';
import { functionEnv } from '#api/http/environment.ts';
import { tick } from '#api/outbox/run-due.ts';
import { SETTINGS_TAG } from '#api/publishing/purge.ts';
import { usesNeon, withDatabase } from '#db/connection.ts';
import type { Env } from '#src/contracts/env/env.ts';
import { AssistantThread } from './assistant-thread.ts';
import { EVERYTHING, fingerprintOf, type Forgotten, Instances } from './instances.ts';
import { bindingsOf, nodeHost } from './node-host.ts';
import { RenderThread } from './render-thread.ts';
import type { Program } from './program.ts';
import type { Scheduled } from './schedule.ts';
import type { Api, Site } from './serve/route.ts';
import { Background, serve } from './serving.ts';
import type { ServerSetup } from './setup.ts';
import { nameOfFolder } from './stored-files.ts';

/** The API, for the server. */
export function apiOn(host: Host): Api {
  return { isAt: isApi, answer: async (request, context) => app.fetch(request, bindingsOf(host, context)) };
}

/**
 * Serves a site with its API until the program is asked to end.
 *
 * @param site `current` is called for every request, `onSettings` where settings changed that built pages show
 */
export async function serveSite(
  program: Program,
  { env, database }: Pick<ServerSetup, 'env' | 'database'>,
  { current, onSettings }: { current: () => Site; onSettings?: () => void },
): Promise<void> {
  const background = new Background();
  const { waitUntil } = background;
  const assistant = new AssistantThread();
  program.onEnd(() => assistant.close());
  useAssistant(assistant);
  useAnalyst(assistant.analyse);
  const renderer = new RenderThread();
  program.onEnd(() => renderer.close());
  /** What is built, rendered or drawn of it. */
  const forget = (what: Forgotten) => {
    if (what === EVERYTHING || what.includes(SETTINGS_TAG)) onSettings?.();
    current().purge?.(what === EVERYTHING ? undefined : what);
  };
  const instances = database.own ? undefined : await joinInstances(env, forget, () => current().purge?.());
  program.onEnd(() => instances?.close());
  const host = nodeHost({
    render: renderer.render,
    database: database.own,
    forget: async (tags) => {
      forget(tags);
      await instances?.tell(tags);
    },
    // A database that sleeps, as Neon's, is left alone.
    looksEachTick: Boolean(instances) && !usesNeon(env),
    eachRound: async (db, surroundings) => {
      await instances?.hears();
      await learnAhead(db, surroundings);
    },
  });
  const runDue: Scheduled = {
    name: 'run-due',
    schedule: '*/5 * * * *',
    run: () => tick({ env: functionEnv(), host, waitUntil }),
  };
  const mayKeep = instances && (() => instances.hears());
  await serve(program, env, { site: current, api: apiOn(host), mayKeep, scheduled: [runDue], background, host });
}

/** Other instances may use the database that `DATABASE_URL` names. */
async function joinInstances(env: Env, onForgotten: (what: Forgotten) => void, onLost: () => void) {
  const { DATABASE_URL = '', DATABASE_URL_UNPOOLED: address = DATABASE_URL, SITE_URL } = env;
  const instances = new Instances({
    address,
    run: (statement, parameter) =>
      withDatabase(env, (db) => db.executeQuery(CompiledQuery.raw(statement, [parameter]))),
    setup: {
      SESSION_SECRET: fingerprintOf(functionEnv().SESSION_SECRET),
      MEDIA_DIR: await nameOfFolder(env.MEDIA_DIR),
      SITE_URL,
    },
    onForgotten,
    onLost,
  });
  await instances.start();
  return instances;
}
