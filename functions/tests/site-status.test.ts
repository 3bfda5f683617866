/** What an admin is told of a change on its way to the public pages. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import blog from '#functions/blog.ts';
import siteStatus from '#functions/admin-site-status.ts';
import { writeSnapshot } from '#db/snapshot.ts';
import type { SiteStatus } from '#src/contracts/site-status.ts';
import {
  contextOf,
  jsonRequest,
  newClient,
  plainRequest,
  signIn,
  useEmbeddedDatabase,
} from './support/harness.ts';

const { db } = useEmbeddedDatabase();

let admin: { Cookie: string };
beforeAll(async () => {
  admin = await signIn(db());
});
beforeEach(async () => {
  for (const table of ['blogPosts', 'siteChanges'] as const) await db().deleteFrom(table).execute();
});

const article = {
  title: 'What to automate first',
  summary: 'A short test for picking a first project.',
  content: 'Ask how often, and ask how alike the cases really are.',
  category: 'automation',
  author: 'Dana Whitlock',
  published: true,
};

async function create(fields: object = {}): Promise<void> {
  const request = jsonRequest('/api/blog', { ...article, ...fields }, admin);
  expect((await blog(request, contextOf(newClient()))).status).toBe(201);
}

async function status(): Promise<SiteStatus> {
  const request = plainRequest('/api/admin/site-status', admin);
  const response = await siteStatus(request, contextOf(newClient()));
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
  await create();
  const after = await status();
  expect(after.snapshot).toBe(await builtHash());
  expect(after.snapshot).not.toBe(before.snapshot);
  expect((await status()).snapshot).toBe(after.snapshot);
  await create({ title: 'Another one' });
  expect((await status()).snapshot).toBe(await builtHash());
});

test('a draft is no change', async () => {
  await create({ published: false });
  expect((await status()).changedAt).toBeNull();
});

test('a program that builds its own pages has heard of each change', async () => {
  await create();
  const { changedAt, toldAt } = await status();
  expect(changedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  expect(toldAt).toBe(changedAt);
});

test('with a build hook, a build has heard of it when the hook was called', async () => {
  vi.stubEnv('BUILD_HOOK_URL', 'http://127.0.0.1:9/hook');
  await create();
  const { changedAt, toldAt } = await status();
  expect(toldAt).toBeNull();
  await db()
    .updateTable('siteChanges')
    .set({ hookCalledAt: sql`changed_at` })
    .execute();
  expect((await status()).toldAt).toBe(changedAt);
});
