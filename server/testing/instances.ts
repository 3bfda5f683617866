/** Two programs on one real Postgres, with a session of an owner. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { beforeAll, expect } from 'vitest';
import { article } from '#api/tests/support/samples.data.ts';
import { realDatabase } from '#db/testing/postgres.ts';
import { startProgram } from '../../bench/program.ts';
import { type SlowProxy, startProxy } from '../../tests/faults/slow-proxy.ts';

const program = fileURLToPath(new URL('instance.ts', import.meta.url));

export const owner = { username: 'ada', password: 'correct horse battery staple' };

/** How one of them answers the owner. */
export interface Instance {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  send: (path: string, body: object | FormData, method?: string) => Promise<Response>;
  remove: (path: string) => Promise<Response>;
  /** Publishes a post. @returns its path in the API, and of its page */
  publish: (post: object) => Promise<{ path: string; page: string }>;
  /** The text of a page, and whether it was kept: `local; hit`, or `local; stale` where rendering it failed; null if it was rendered. */
  seen: (page: string) => Promise<{ text: string; kept: string | null }>;
  /** Waits until it has a page with this text in its cache. */
  keeps: (page: string, text: string) => Promise<void>;
}

/**
 * Starts both at once, for the tests of a file.
 * @param variables of both
 * @param template the database that theirs is a copy of; default: a migrated one
 */
export function useInstances(variables: Record<string, string> = {}, template?: string) {
  const used = {} as {
    a: Instance;
    b: Instance;
    database: Client;
    /** Between B and what it hears. */ proxy: SlowProxy;
  };
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'instances-'));
    const { url, stop: drop } = await realDatabase(template);
    const proxy = await startProxy(() => Number(new URL(url).port));
    const env = {
      DATABASE_URL: url,
      MEDIA_DIR: folder,
      SEED: 'none',
      SITE_URL: 'https://site.example',
      SESSION_SECRET: 'a secret of the tests, 32 bytes or more',
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      ...variables,
    };
    const heard = new URL(url);
    heard.port = String(proxy.port);
    const [a, b] = await Promise.all([
      startProgram({ file: program, env }),
      startProgram({ file: program, env: { ...env, DATABASE_URL_UNPOOLED: heard.href } }),
    ]);
    const database = new Client(url);
    await database.connect();
    const cookie = cookieOf(await instanceAt(a.origin, '').send('/api/admin/login', owner));
    Object.assign(used, { a: instanceAt(a.origin, cookie), b: instanceAt(b.origin, cookie), database, proxy });
    return async () => {
      await Promise.all([a.stop(), b.stop()]);
      await database.end();
      proxy.stop();
      await drop();
      await rm(folder, { recursive: true });
    };
  });
  return used;
}

/** The session that an answer begins. */
export function cookieOf({ headers }: Response): string {
  return headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

function instanceAt(origin: string, Cookie: string): Instance {
  const json = { Cookie, 'Content-Type': 'application/json' };
  const instance: Instance = {
    get: (path, headers = { Cookie }) => fetch(origin + path, { headers }),
    send: (path, body, method = 'POST') =>
      body instanceof FormData
        ? fetch(origin + path, { method, body, headers: { Cookie } })
        : fetch(origin + path, { method, body: JSON.stringify(body), headers: json }),
    remove: (path) => fetch(origin + path, { method: 'DELETE', headers: { Cookie } }),
    publish: async (post) => {
      const answer = await instance.send('/api/blog', { ...article, published: true, ...post });
      const { id, slug } = (await answer.json()) as { id: number; slug: string };
      return { path: `/api/blog/${id}`, page: `/blog/${slug}` };
    },
    seen: async (page) => {
      const answer = await instance.get(page);
      return { text: await answer.text(), kept: answer.headers.get('Cache-Status') };
    },
    keeps: (page, text) =>
      expect
        .poll(() => instance.seen(page), { interval: 20 })
        .toEqual({ text: expect.stringContaining(text), kept: 'local; hit' }),
  };
  return instance;
}
