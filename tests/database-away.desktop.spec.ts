/** The program on a separate Postgres, which stops and comes back. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '#db/testing/postgres.ts';
import { type Program, startProgram } from '../bench/program.ts';
import { postsListed } from './every-page/routes.ts';
import { expect, test } from './fixtures.ts';

const [READ = '', UNREAD = ''] = postsListed;

let postgres: TestPostgres;
let folder: string;
let program: Program;
let origin: string;

test.beforeAll(async () => {
  // Another whole program starts besides the one of the other journeys.
  test.setTimeout(120_000);
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'site-away-'));
  // With the built pages of the other journeys' program.
  const built = join(process.env.E2E_DATA_DIR ?? '.data/e2e', 'site');
  await cp(built, join(folder, 'site'), { recursive: true });
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
  program = await startProgram({ env, isQuiet: true });
  ({ origin } = program);
});

test.afterAll(async () => {
  await program.stop();
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
