import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { onPostgres, type Outcome } from '../stage.ts';

/** As many as Postgres lets in, those for its superuser included. */
const CONNECTIONS = 10;

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
    { settings: { max_connections: String(CONNECTIONS) } },
  );
}

async function takeAll(url: string): Promise<Client[]> {
  const held: Client[] = [];
  while (held.length < CONNECTIONS) {
    const client = new Client({ connectionString: url, application_name: 'holder' });
    try {
      await client.connect();
      held.push(client);
    } catch {
      // The others are in use by the program, which is cut off before it can come back.
      await held[0]?.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and application_name <> 'holder'
      `);
    }
  }
  return held;
}
