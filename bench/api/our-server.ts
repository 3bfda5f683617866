/** The API behind the server of `npm start`, without the pages. */
import { provideDatabase, databaseOver } from '#db/connection.ts';
import { embeddedConnections } from '#db/driver/embedded-connections.ts';
import { nodeApi } from '#server/node-host.ts';
import { serveSite } from '#server/testing/local-server.ts';
import { openDatabase } from './database.ts';

provideDatabase(databaseOver(embeddedConnections(await openDatabase())));
const { origin } = await serveSite({ api: nodeApi });
console.log(`Ready on ${origin}`);
