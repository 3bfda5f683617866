/** One machine as a host of the API: its process lives on, and keeps the cache of pages and the schedule. */
import { app, isApi } from '#api/app.ts';
import { useAnalyst } from '#api/assistant/analyst.ts';
import { learnAhead, useAssistant } from '#api/assistant/known-site.ts';
import { useAlertMail } from '#api/outbox/alert.ts';
import { registerSender } from '#api/outbox/deliver.ts';
import { mailAlert, sendMail } from '#api/outbox/mail/send-mail.ts';
import { inEachRound, tick } from '#api/outbox/run-due.ts';
import { functionEnv } from '#api/http/environment.ts';
import { onPurge, SETTINGS_TAG } from '#api/publishing/purge.ts';
import type { Context } from '@netlify/functions';
import { AssistantThread } from './assistant-thread.ts';
import type { Program } from './program.ts';
import type { Scheduled } from './schedule.ts';
import { makeContext } from './serve/context.ts';
import type { Api, Site } from './serve/route.ts';
import { Background, serve } from './serving.ts';
import type { ServerSetup } from './setup.ts';

/** The API, for the server. */
export const nodeApi: Api = {
  isAt: isApi,
  answer: async (request, context) => app.fetch(request, { context: context as unknown as Context }),
};

/**
 * Serves a site with its API until the program is asked to end.
 *
 * @param site `current` is called for every request, `onSettings` where settings changed that built pages show
 */
export async function serveSite(
  program: Program,
  { env }: Pick<ServerSetup, 'env'>,
  { current, onSettings }: { current: () => Site; onSettings?: () => void },
): Promise<void> {
  const background = new Background();
  onPurge((tags) => {
    if (tags.includes(SETTINGS_TAG)) onSettings?.();
    return current().purge?.(tags);
  });
  registerSender('email', { send: sendMail, atOnce: 3 });
  useAlertMail(mailAlert);
  const assistant = new AssistantThread();
  program.onEnd(() => assistant.close());
  useAssistant(assistant);
  useAnalyst(assistant.analyse);
  inEachRound(learnAhead);
  const runDue: Scheduled = {
    name: 'run-due',
    schedule: '*/5 * * * *',
    run: () => {
      const context = makeContext(new URL(env.SITE_URL), '', background.waitUntil);
      return tick(functionEnv(), context as unknown as Context);
    },
  };
  await serve(program, env, { site: current, api: nodeApi, scheduled: [runDue], background });
}
