import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import type { Page } from '@playwright/test';
import { provideDatabase } from '#db/connection.ts';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { saveUser } from '#db/accounts/users.ts';
import type { Handler } from '#functions/shared/http/answer.ts';
import { startSession } from '#functions/shared/session/session.ts';

/** The API of a separate site, so that no other journey sees what is posted here. */
export interface AttackedSite {
  /** Sends a request as an admin. */
  post: (path: '/api/blog' | '/api/signal-board', body: object) => Promise<Response>;
  /** From here on, the page gets lists and posts of both boards from this site. */
  answer: (page: Page) => Promise<unknown>;
  close: () => Promise<void>;
}

/** @param origin where the pages and all their files are served */
export async function attackedSite(origin: string): Promise<AttackedSite> {
  Object.assign(process.env, {
    SESSION_SECRET: 'a secret of the tests, 32 bytes or more',
    LOCAL_PROGRAM: '1',
    RATE_LIMIT_FACTOR: '1000',
  });
  // The request log would bury the report.
  const { info } = console;
  console.info = () => {};
  const db = await embeddedDatabase();
  provideDatabase(db);
  // Only after the build, which writes the function that renders pages of posts.
  const renderer = resolve('.netlify/v1/functions/ssr/ssr.mjs');
  const { default: posts } = await import('#functions/posts.ts');
  const { default: pages } = (await import(pathToFileURL(renderer).href)) as { default: Handler };
  const username = 'dana';
  const id = await saveUser(db, username, 'no hash');
  const secret = process.env.SESSION_SECRET ?? '';
  const session = await startSession(db, new Request(origin), secret, { id, username });
  const cookie = session.split(';')[0] ?? '';
  const context = {
    ...{ ip: '203.0.113.1', requestId: '', waitUntil: () => {} },
    deploy: { context: 'dev' },
  } as unknown as Context;

  const functionOf = (pathname: string) => {
    if (/^\/api\/(blog|signal-board)$/.test(pathname)) return posts;
    return /^\/(blog|signal-board)\/./.test(pathname) ? pages : undefined;
  };

  return {
    post: (path, body) => {
      const headers = { 'Content-Type': 'application/json', Cookie: cookie };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      return posts(new Request(origin + path, request), context);
    },
    answer: (page) =>
      page.route(
        (url) => functionOf(url.pathname) !== undefined && !url.pathname.endsWith('.xml'),
        async (route) => {
          const url = route.request().url();
          const response = await functionOf(new URL(url).pathname)?.(new Request(url), context);
          await route.fulfill({
            status: response?.status,
            headers: Object.fromEntries(response?.headers ?? []),
            body: await response?.text(),
          });
        },
      ),
    close: async () => {
      console.info = info;
      provideDatabase(undefined);
      await db.destroy();
    },
  };
}
