/** What an admin is told of a change on its way to the public pages. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import siteStatus from '#functions/admin-site-status.ts';
import { writeSnapshot } from '#db/snapshot.ts';
import type { SiteStatus } from '#src/contracts/site-status.ts';
import { usePosts } from './support/posts.ts';

const { db, admin, get, create } = usePosts();
const published = { published: true };

async function status(): Promise<SiteStatus> {
  const response = await get(siteStatus, '/api/admin/site-status', admin);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return response.json();
}

/** The hash that a build of what is published now would carry. */
async function builtHash(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  const hash = await writeSnapshot(db(), join(folder, 'content.json'));
  await rm(folder, { recursive: true });
  return hash;
}

test('before any change there is only what is published', async () => {
  expect(await status()).toEqual({ changedAt: null, toldAt: null, snapshot: await builtHash() });
});

test('names the snapshot that a build would be made from, after every change', async () => {
  const before = await status();
  await create(published);
  const after = await status();
  expect(after.snapshot).toBe(await builtHash());
  expect(after.snapshot).not.toBe(before.snapshot);
  expect((await status()).snapshot).toBe(after.snapshot);
  await create({ ...published, title: 'Another one' });
  expect((await status()).snapshot).toBe(await builtHash());
});

test('a draft is no change', async () => {
  await create({ published: false });
  expect((await status()).changedAt).toBeNull();
});

test('a program that builds its own pages has heard of each change', async () => {
  await create(published);
  const { changedAt, toldAt } = await status();
  expect(changedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  expect(toldAt).toBe(changedAt);
});

test('with a build hook, a build has heard of it when the hook was called', async () => {
  vi.stubEnv('BUILD_HOOK_URL', 'http://127.0.0.1:9/hook');
  await create(published);
  const { changedAt, toldAt } = await status();
  expect(toldAt).toBeNull();
  await db()
    .updateTable('siteChanges')
    .set({ hookCalledAt: sql`changed_at` })
    .execute();
  expect((await status()).toldAt).toBe(changedAt);
});
