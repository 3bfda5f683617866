import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { onPostgres, type Outcome } from '../fault-setup.ts';

/** Connection limit of Postgres, including those for superusers. More than the program opens. */
const CONNECTIONS = 15;

/** Takes every connection of Postgres for this many milliseconds. */
export function takeConnections(duration: number): Promise<Outcome> {
  return onPostgres(
    async (setup) => {
      const { postgres, visitors } = setup;
      visitors.want(setup.nextSlot());
      await sleep(200);
      const held = await takeAll(postgres.url);
      visitors.want(setup.nextSlot());
      await sleep(duration);
      await Promise.all(held.map((client) => client.end()));
      await setup.recovered();
    },
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

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'holder' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
