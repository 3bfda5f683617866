/** A deploy preview uses the database of previews or none, never that of the site. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import contact from '#functions/contact.ts';
import { ConnectionCounter } from './support/connection-counter.ts';
import { contextOf, jsonRequest, newClient, useEnvironment } from './support/harness.ts';

useEnvironment();

const site = new ConnectionCounter();
const previews = new ConnectionCounter();
beforeAll(() => Promise.all([site.open(), previews.open()]));
afterAll(() => [site, previews].forEach((counter) => counter.close()));

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

test("a preview does not connect to the branch of the site's database that the platform provides", async () => {
  vi.stubEnv('NETLIFY_DB_URL', site.address('postgres'));
  expect(await write('deploy-preview')).toBe(503);
  expect(site.connections).toBe(0);
});

test('each deploy connects to its own database', async () => {
  vi.stubEnv('DATABASE_URL', site.address('postgres'));
  expect(await write('deploy-preview')).toBe(503);
  expect([site.connections, previews.connections]).toEqual([0, 0]);

  vi.stubEnv('PREVIEW_DATABASE_URL', previews.address('postgres'));
  expect(await write('branch-deploy')).toBe(503);
  expect(site.connections).toBe(0);
  expect(previews.connections).toBeGreaterThan(0);

  const before = previews.connections;
  expect(await write('production')).toBe(503);
  expect(site.connections).toBeGreaterThan(0);
  expect(previews.connections).toBe(before);
});
