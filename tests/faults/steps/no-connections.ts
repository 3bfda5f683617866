import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { onPostgres, type Outcome } from '../stage.ts';

/** As many as Postgres lets in, those for its superuser included: more than the program takes. */
const CONNECTIONS = 15;

/** Takes every connection that Postgres has, for so many milliseconds. */
export function takeConnections(duration: number): Promise<Outcome> {
  return onPostgres(
    async (stage) => {
      const { postgres, visitors } = stage;
      visitors.want(stage.nextSlot());
      await sleep(200);
      const held = await takeAll(postgres.url);
      visitors.want(stage.nextSlot());
      await sleep(duration);
      await Promise.all(held.map((client) => client.end()));
      await stage.recovered();
    },
    // Those that are cut off count until they have gone.
    { settings: { max_connections: String(CONNECTIONS) }, mostBackends: CONNECTIONS },
  );
}

async function takeAll(url: string): Promise<Client[]> {
  const held: Client[] = [];
  // One is that of whoever counts them.
  for (let tries = 0; held.length < CONNECTIONS - 1; tries++) {
    if (tries === 1000) throw new Error(`Only ${held.length} connections could be taken.`);
    // All at once: the program is as fast to come back.
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
