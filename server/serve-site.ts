/** The whole program of this machine: pages, the API, and what is due. */
import { app, isApi } from '#api/app.ts';
import { useAnalyst } from '#api/assistant/analyst.ts';
import { learnAhead, useAssistant } from '#api/assistant/known-site.ts';
import type { Host } from '#api/host.ts';
import { functionEnv } from '#api/http/environment.ts';
import { tick } from '#api/outbox/run-due.ts';
import { SETTINGS_TAG } from '#api/publishing/purge.ts';
import { AssistantThread } from './assistant-thread.ts';
import { bindingsOf, nodeHost } from './node-host.ts';
import { RenderThread } from './render-thread.ts';
import type { Program } from './program.ts';
import type { Scheduled } from './schedule.ts';
import type { Api, Site } from './serve/route.ts';
import { Background, serve } from './serving.ts';
import type { ServerSetup } from './setup.ts';

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
  const host = nodeHost({
    render: renderer.render,
    database: database.own,
    forget: (tags) => {
      if (tags.includes(SETTINGS_TAG)) onSettings?.();
      return current().purge?.(tags);
    },
    eachRound: learnAhead,
  });
  const runDue: Scheduled = {
    name: 'run-due',
    schedule: '*/5 * * * *',
    run: () => tick({ env: functionEnv(), host, waitUntil }),
  };
  await serve(program, env, { site: current, api: apiOn(host), scheduled: [runDue], background, host });
}
