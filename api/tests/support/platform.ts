/** Local stand-ins for the platform: CDN cache, blobs and background function. */
import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { beforeAll, beforeEach, vi } from 'vitest';
import { mailingHost } from '#functions/host/mailing-host.ts';
import { netlifyHost } from '#functions/host/netlify-host.ts';
import runDueInBackground from '#functions/run-due-background.ts';
import { host } from './harness.ts';

/** The library's ETags are times in ms, so two writes within one would be the same version. */
Object.assign(BlobsServer, {
  generateETag: async (file: string) => `"${hash('sha256', await readFile(file))}"`,
});

/** The services that deployed functions use. */
export function usePlatform() {
  const platform = {
    /** The purges of the CDN, with their times in ms. */
    purges: [] as { at: number; tags: string[] }[],
    /** The statuses of its next answers to purges; then 202. */
    purgeAnswers: [] as (number | 'silent')[],
    /** Calls of the background function that have not run. */
    background: [] as Request[],
    /** Refused calls of the background function. */
    isBackgroundAway: false,
  };
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-blobs-'));
    const blobs = new BlobsServer({ directory: folder, token: 'token' });
    const { port } = await blobs.start();
    const edgeURL = `http://127.0.0.1:${port}`;
    setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'site', token: 'token' });
    return async () => {
      await blobs.stop();
      await rm(folder, { recursive: true });
      delete process.env.NETLIFY_BLOBS_CONTEXT;
    };
  });
  beforeEach(() => {
    const local = { ...host };
    Object.assign(host, { mail: undefined }, netlifyHost, { database: host.database });
    Object.defineProperty(mailingHost, 'database', { get: () => host.database, configurable: true });
    vi.stubEnv('LOCAL_PROGRAM', '');
    vi.stubEnv('SITE_URL', 'https://site.example');
    vi.stubEnv('SITE_ID', 'site');
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
    Object.assign(platform, { purges: [], purgeAnswers: [], background: [] });
    platform.isBackgroundAway = false;
    const passOn = globalThis.fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
      const request = new Request(...args);
      const { hostname, pathname } = new URL(request.url);
      if (hostname === 'api.netlify.com') return purge(request);
      if (hostname !== 'site.example') return passOn(...args);
      if (platform.isBackgroundAway) return new Response('', { status: 502 });
      if (pathname !== '/.netlify/functions/run-due-background') throw new Error(pathname);
      platform.background.push(request);
      return new Response('', { status: 202 });
    });
    return () => {
      spy.mockRestore();
      Object.assign(host, local, { database: host.database });
    };
  });

  /**
   * Runs the background function as often as it was called. It may go on for minutes, so it runs when a test waits for
   * it: left alone, it would work on the databases of the test files that follow in this process.
   */
  async function runBackground(): Promise<void> {
    await Promise.all(platform.background.splice(0).map((request) => runDueInBackground(request)));
  }

  async function purge(request: Request): Promise<Response> {
    const { cache_tags: tags } = await request.json();
    platform.purges.push({ at: Date.now(), tags });
    const status = platform.purgeAnswers.shift() ?? 202;
    if (status === 'silent') return new Promise(() => {});
    return new Response('', { status });
  }
  return { platform, runBackground };
}
