/** A deploy preview answers from the database of previews or from none, never from that of the site. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import contact from '#functions/contact.ts';
import { Door } from './support/door.ts';
import { contextOf, jsonRequest, newClient, useEnvironment } from './support/harness.ts';

useEnvironment();

const site = new Door();
const previews = new Door();
beforeAll(() => Promise.all([site.open(), previews.open()]));
afterAll(() => [site, previews].forEach((door) => door.close()));

async function write(deploy: string): Promise<number> {
  const body = {
    name: 'Ada',
    email: 'ada@park.example',
    company: 'Park',
    message: 'We type twice.',
  };
  const context = Object.assign(contextOf(newClient()), { deploy: { context: deploy } });
  return (await contact(jsonRequest('/api/contact', { ...body, consent: true }), context)).status;
}

test("a preview does not knock at the branch of the site's database that the platform gives it", async () => {
  vi.stubEnv('NETLIFY_DB_URL', site.address('postgres'));
  expect(await write('deploy-preview')).toBe(503);
  expect(site.knocks).toBe(0);
});

test('each deploy knocks at its own door', async () => {
  vi.stubEnv('DATABASE_URL', site.address('postgres'));
  expect(await write('deploy-preview')).toBe(503);
  expect([site.knocks, previews.knocks]).toEqual([0, 0]);

  vi.stubEnv('PREVIEW_DATABASE_URL', previews.address('postgres'));
  expect(await write('branch-deploy')).toBe(503);
  expect(site.knocks).toBe(0);
  expect(previews.knocks).toBeGreaterThan(0);

  const before = previews.knocks;
  expect(await write('production')).toBe(503);
  expect(site.knocks).toBeGreaterThan(0);
  expect(previews.knocks).toBe(before);
});
