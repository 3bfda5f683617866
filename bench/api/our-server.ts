/** The API behind the server of `npm start`, without the pages. */
import { databaseOver } from '#db/connection.ts';
import { embeddedConnections } from '#db/driver/embedded-connections.ts';
import { nodeHost } from '#server/node-host.ts';
import { apiOn } from '#server/serve-site.ts';
import { serveSite } from '#server/testing/local-server.ts';
import { openDatabase } from './database.ts';

const database = databaseOver(embeddedConnections(await openDatabase()));
const { origin } = await serveSite({ api: apiOn(nodeHost({ database })) });
console.log(`Ready on ${origin}`);
