/** What instances tell each other over one Postgres, and what they do where they cannot. */
import { Client } from 'pg';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { realDatabase } from '#db/testing/postgres.ts';
import { EVERYTHING, fingerprintOf, Instances } from './instances.ts';

let url: string;
let pool: Client;
beforeAll(async () => {
  const database = await realDatabase();
  url = database.url;
  pool = new Client(url);
  await pool.connect();
  return async () => {
    await pool.end();
    await database.stop();
  };
});

/** The events that were logged as errors, with the variables that they name. */
let events: string[];
beforeEach(() => {
  events = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    const { event, variables = [] } = JSON.parse(line) as { event: string; variables?: string[] };
    events.push([event, ...variables].join(' '));
  });
});

const run = (statement: string, parameter: string) => pool.query(statement, [parameter]);

/** Starts an instance. @param setup what it has of what has to be the same; @param send how its messages leave */
async function join(setup = {}, send: typeof run | (() => Promise<void>) = run) {
  const forgotten: unknown[] = [];
  const instance = new Instances({
    address: url,
    run: send,
    setup,
    onForgotten: (what) => forgotten.push(what),
    onLost: () => forgotten.push('lost'),
  });
  onTestFinished(() => instance.close());
  await instance.start();
  return { instance, forgotten };
}

test('whatever one forgets, all others do: all they have where it is more than a message holds', async () => {
  const [one, other] = [await join(), await join()];
  expect(other.forgotten.splice(0)).toEqual([EVERYTHING]);
  const posts = (count: number) => Array.from({ length: count }, (_, n) => `blog:${n}`);
  await one.instance.tell(['blog', 'Grüße']);
  await one.instance.tell(posts(500));
  await one.instance.tell(posts(5000));
  await run("select pg_notify('site_instances', $1)", 'what a later release says');
  await expect.poll(() => other.forgotten).toEqual([['blog', 'Grüße'], posts(500), EVERYTHING, EVERYTHING]);
  // It has done so itself before.
  await expect.poll(() => one.forgotten).toEqual([EVERYTHING, EVERYTHING]);
});

test('one that is cut off forgets everything, and once more when it is back', async () => {
  const { instance, forgotten } = await join();
  expect([await instance.hears(), forgotten]).toEqual([true, [EVERYTHING]]);
  await pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'site instance' and datname = current_database()`);
  await expect.poll(() => forgotten).toEqual([EVERYTHING, 'lost']);
  await expect.poll(() => instance.hears()).toBe(true);
  expect([forgotten, events]).toEqual([[EVERYTHING, 'lost', EVERYTHING], ['other instances not heard']]);
});

test('what is behind a pooler, and hears nothing, keeps nothing and says so once', async () => {
  const { instance } = await join({}, async () => undefined);
  for (let asked = 0; asked < 3; asked += 1) expect(await instance.hears()).toBe(false);
  expect(events).toEqual(['other instances not heard']);
});

test('instances with other pictures, secrets or addresses say so, the first and the new one', async () => {
  const same = { MEDIA_DIR: 'one folder', SESSION_SECRET: fingerprintOf('a secret') };
  await join(same);
  await join({ ...same });
  expect(events).toEqual([]);
  await join({ MEDIA_DIR: 'another', SESSION_SECRET: fingerprintOf('another') });
  const line = 'instances differ MEDIA_DIR SESSION_SECRET';
  // Each of the two answers the third.
  await expect.poll(() => events).toEqual([line, line, line, line]);
});
