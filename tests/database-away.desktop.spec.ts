/** The program on a separate Postgres, which stops and comes back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '#db/testing/postgres.ts';
import { expect, test } from './fixtures.ts';

const READ = '/blog/what-to-automate-first';
const UNREAD = '/signal-board/a-price-list-that-complains';

let postgres: TestPostgres;
let folder: string;
let program: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  // Another whole program starts besides the one of the other journeys.
  test.setTimeout(120_000);
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'site-away-'));
  // With the built pages of the other journeys' program.
  const built = join(process.env.E2E_DATA_DIR ?? '.data/e2e', 'site');
  await cp(built, join(folder, 'site'), { recursive: true });
  program = spawn(process.execPath, ['scripts/run.mjs', 'server/main.ts'], {
    env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  origin = await new Promise((resolve, reject) => {
    program.once('exit', () => reject(new Error('The program ended before it was ready.')));
    program.stdout?.on('data', (text: Buffer) => {
      const [, address] = /Ready on (\S+)/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
  });
});

test.afterAll(async () => {
  const ended = once(program, 'exit');
  if (program.kill('SIGTERM')) await ended;
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

test.use({ allowedErrors: [/status of 503/] });

test('pages read before the database stopped stay available; the rest is a 503 until it is back', async ({
  page,
}) => {
  await page.goto(origin + READ);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await postgres.crash();

  expect((await page.goto(origin + READ))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect((await page.goto(`${origin}/services`))?.status()).toBe(200);

  const missing = await page.goto(origin + UNREAD);
  expect(missing?.status()).toBe(503);
  expect(missing?.headers()).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back in a Moment');
  await expect(page.getByRole('banner')).toBeVisible();

  await postgres.restart();
  const again = page.getByRole('link', { name: 'Try Again' });
  await expect(async () => {
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Back in a Moment', {
      timeout: 2000,
    });
  }).toPass({ timeout: 20_000 });
  expect((await page.reload())?.status()).toBe(200);
});
