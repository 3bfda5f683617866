/** The whole program of this machine: pages, the API, and what is due. */
import { app, isApi } from '#api/app.ts';
import { learnAhead } from '#api/assistant/known-site.ts';
import type { Host } from '#api/host.ts';
import { functionEnv } from '#api/http/environment.ts';
import { tick } from '#api/outbox/run-due.ts';
import { SETTINGS_TAG } from '#api/publishing/purge.ts';
import { usesNeon } from '#db/connection.ts';
import { AssistantThread } from './assistant-thread.ts';
import { EVERYTHING, type Forgotten, instancesOn } from './instances.ts';
import { bindingsOf, nodeHost } from './node-host.ts';
import { RenderThread } from './render-thread.ts';
import type { Program } from './program.ts';
import type { Scheduled } from './schedule.ts';
import type { ServedApi, ServedSite } from './serve/route.ts';
import { Background, serve } from './serving.ts';
import type { ServerSetup } from './setup.ts';

/** The API, for the server. */
export function apiOn(host: Host): ServedApi {
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
  { current, onSettings }: { current: () => ServedSite; onSettings?: () => void },
): Promise<void> {
  const background = new Background();
  const { waitUntil } = background;
  const assistant = new AssistantThread();
  program.onEnd(() => assistant.close());
  const renderer = new RenderThread();
  program.onEnd(() => renderer.close());
  /** What is built, rendered or drawn of it. */
  const forget = (what: Forgotten) => {
    if (what === EVERYTHING || what.includes(SETTINGS_TAG)) onSettings?.();
    current().purge?.(what === EVERYTHING ? undefined : what);
  };
  const onLost = () => current().purge?.();
  const instances = database.own ? undefined : await instancesOn(env, { onForgotten: forget, onLost });
  await instances?.start();
  program.onEnd(() => instances?.close());
  const host = nodeHost({
    render: renderer.render,
    drawShareImage: renderer.drawShareImage,
    assistant,
    analyst: assistant.analyze,
    database: database.own,
    forget: async (tags) => {
      forget(tags);
      await instances?.tell(tags);
    },
    // A database that sleeps, as Neon's, is left alone.
    looksEachTick: Boolean(instances) && !usesNeon(env),
    eachRound: async (db, surroundings) => {
      await instances?.hears();
      await learnAhead(assistant, db, surroundings);
    },
  });
  const runDue: Scheduled = {
    name: 'run-due',
    schedule: '*/5 * * * *',
    run: () => tick({ env: functionEnv(), host, waitUntil }),
  };
  const isInformed = instances && (() => instances.hears());
  await serve(program, env, { site: current, api: apiOn(host), isInformed, scheduled: [runDue], background, host });
}
