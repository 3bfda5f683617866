/** The API behind the server of `npm start`, without the pages. */
import { databaseOver } from '#db/connection.ts';
import { embeddedConnections } from '#db/driver/embedded-connections.ts';
import { nodeHost } from '#server/node-host.ts';
import { apiOn } from '#server/serve-site.ts';
import { serveTestSite } from '#server/testing/local-server.ts';
import { openBenchDatabase } from './database.ts';

const database = databaseOver(embeddedConnections(await openBenchDatabase()));
const { origin } = await serveTestSite({ api: apiOn(nodeHost({ database })) });
console.log(`Ready on ${origin}`);
