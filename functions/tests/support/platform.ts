/** Stands for the platform that builds and serves the pages. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import callBuildHookEachMinute from '#functions/call-build-hook.ts';
import { onSiteChange } from '#functions/shared/builder.ts';
import type { Database } from '#db/connection.ts';

/** A platform with a build hook and the site that it serves, and time that passes there. */
export function usePlatform(db: () => Database) {
  const platform = {
    origin: '',
    /** What the hook answers, one after the other; then 200. */
    answers: [] as number[],
    calls: [] as string[],
    /** What the served site was made from; undefined where it does not say. */
    served: undefined as string | undefined,
  };

  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { served, calls, answers } = platform;
      if (request.url === '/version.json') {
        response.writeHead(served === undefined ? 404 : 200);
        response.end(JSON.stringify({ snapshot: served, builtAt: new Date() }));
        return;
      }
      calls.push(`${request.method} ${request.url}`);
      response.writeHead(answers.shift() ?? 200).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    platform.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    vi.stubEnv('BUILD_HOOK_URL', `${platform.origin}/hook`);
    Object.assign(platform, { answers: [], calls: [], served: undefined });
    return () => onSiteChange(undefined);
  });

  /** As the clock does it. */
  const nextMinute = (): Promise<void> => {
    const address = `${platform.origin}/.netlify/functions/call-build-hook`;
    return callBuildHookEachMinute(new Request(address, { method: 'POST' }));
  };

  /** As if so much time had passed without a change. */
  const pass = async (seconds: number): Promise<void> => {
    const ago = sql`${seconds} * interval '1 second'`;
    await db()
      .updateTable('siteChanges')
      .set({
        changedAt: sql`changed_at - ${ago}`,
        hookCalledAt: sql`hook_called_at - ${ago}`,
        liveAt: sql`live_at - ${ago}`,
        calledAt: sql`called_at - ${ago}`,
        nextAttemptAt: sql`next_attempt_at - ${ago}`,
      })
      .execute();
  };

  const minutes = async (count: number): Promise<void> => {
    for (let minute = 0; minute < count; minute++) {
      await pass(60);
      await nextMinute();
    }
  };

  /** What is known of the last change. */
  const state = () => db().selectFrom('siteChanges').selectAll().executeTakeFirstOrThrow();

  return { platform, nextMinute, pass, minutes, state };
}
