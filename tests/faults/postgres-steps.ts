import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { MOST_OF_PROGRAM, onPostgres, type Outcome, type PostgresOptions } from './fault-setup.ts';
import { type SlowProxy, startProxy } from './slow-proxy.ts';

/** Stops Postgres under load at random moments, alternately with a kill and with a shutdown. */
export function killPostgres(times: number): Promise<Outcome> {
  return onPostgres(async (setup, postgres) => {
    for (let kill = 0; kill < times; kill++) {
      setup.wantSlot();
      await sleep(Math.random() * 400);
      await postgres.crash(kill % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
      await sleep(Math.random() * 300);
      await postgres.restart();
      await setup.recovered();
    }
  });
}

/** Suspends all processes of Postgres for this many milliseconds: connections stay open, and new ones wait. */
export function stopPostgres(duration: number): Promise<Outcome> {
  return onPostgres((setup, postgres) =>
    setup.outage(duration, () => {
      postgres.pause();
      return postgres.resume;
    }),
  );
}

/** Delays everything that Postgres sends by this many milliseconds, for longer than a visitor's request may wait. */
export function slowPostgres(delay: number): Promise<Outcome> {
  return behindProxy(15_000, (proxy) => {
    proxy.delay = delay;
    return () => (proxy.delay = 0);
  });
}

/** The network drops every packet for this many milliseconds, and open connections never recover. */
export function swallowPackets(duration: number): Promise<Outcome> {
  const begin = (proxy: SlowProxy) => {
    proxy.swallow(true);
    return () => proxy.swallow(false);
  };
  // Postgres cannot know that the old connections are lost.
  return behindProxy(duration, begin, { mostBackends: 2 * MOST_OF_PROGRAM });
}

/** An outage of the network between the program and Postgres. */
async function behindProxy(
  duration: number,
  begin: (proxy: SlowProxy) => () => unknown,
  options?: PostgresOptions,
): Promise<Outcome> {
  let target = 0;
  const proxy = await startProxy(() => target);
  const address = (url: string) => {
    const { port } = new URL(url);
    target = Number(port);
    return url.replace(port, String(proxy.port));
  };
  return onPostgres((setup) => setup.outage(duration, () => begin(proxy)), {
    address,
    ...options,
  }).finally(proxy.stop);
}

/** Locks the posts for this many milliseconds, as a manual change of the table does: readers must wait. */
export function lockTable(duration: number): Promise<Outcome> {
  return onPostgres(async (setup, { url }) => {
    const { acknowledged, faults } = setup.log;
    await setup.outage(duration, async () => {
      const holder = await connect(url);
      await holder.query('begin; lock table blog_posts in access exclusive mode');
      const before = acknowledged.length;
      return async () => {
        // Writes do not need the posts.
        if (acknowledged.length < before + 20) faults.push('writes waited for the posts');
        await holder.query('rollback');
        await holder.end();
      };
    });
  });
}

/** Connection limit of Postgres, including those for superusers. More than the program opens. */
const CONNECTIONS = 15;

/** Takes every connection of Postgres for this many milliseconds. */
export function takeConnections(duration: number): Promise<Outcome> {
  return onPostgres(
    (setup, { url }) =>
      setup.outage(duration, async () => {
        const held = await takeAll(url);
        return () => Promise.all(held.map((client) => client.end()));
      }),
    // Connections that are cut off count until they are closed.
    { settings: { max_connections: String(CONNECTIONS) }, mostBackends: CONNECTIONS },
  );
}

async function takeAll(url: string): Promise<Client[]> {
  const held: Client[] = [];
  // One belongs to the observer that counts them.
  for (let tries = 0; held.length < CONNECTIONS - 1; tries++) {
    if (tries === 1000) throw new Error(`Only ${held.length} connections could be taken.`);
    // All at once, because the program is as fast to reconnect.
    const missing = Array.from({ length: CONNECTIONS - 1 - held.length }, () => connect(url));
    const connected = await Promise.allSettled(missing);
    held.push(...connected.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    await held[0]?.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and application_name not in ('holder', 'counter')
    `);
  }
  return held;
}

/** A connection that does not count as one of the program's. */
async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'holder' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
