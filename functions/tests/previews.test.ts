/** A deploy preview answers from the database of previews or from none, never from that of the site. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import contact from '#functions/contact.ts';
import { contextOf, jsonRequest, newClient, useEnvironment } from './support/harness.ts';

useEnvironment();

/** Stands for a database: what comes to it is counted and sent away. */
class Door {
  knocks = 0;
  #server: Server = createServer((socket) => {
    this.knocks += 1;
    socket.on('error', () => undefined).destroy();
  });

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url(): string {
    return `postgres://127.0.0.1:${(this.#server.address() as AddressInfo).port}/any`;
  }

  close(): void {
    this.#server.close();
  }
}

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

test('each deploy knocks at its own door', async () => {
  vi.stubEnv('DATABASE_URL', site.url);
  expect(await write('deploy-preview')).toBe(503);
  expect([site.knocks, previews.knocks]).toEqual([0, 0]);

  vi.stubEnv('PREVIEW_DATABASE_URL', previews.url);
  expect(await write('branch-deploy')).toBe(503);
  expect(site.knocks).toBe(0);
  expect(previews.knocks).toBeGreaterThan(0);

  const before = previews.knocks;
  expect(await write('production')).toBe(503);
  expect(site.knocks).toBeGreaterThan(0);
  expect(previews.knocks).toBe(before);
});
