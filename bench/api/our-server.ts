/** All functions behind the server of `npm start`, without the pages. */
import { resolve } from 'node:path';
import { provideDatabase, databaseOver } from '#db/connection.ts';
import { embeddedConnections } from '#db/driver/embedded-connections.ts';
import { findFunctions } from '#server/serve/functions.ts';
import { serveSite } from '#server/testing/local-server.ts';
import { openDatabase } from './database.ts';

provideDatabase(databaseOver(embeddedConnections(await openDatabase())));
const { origin } = await serveSite({ functions: await findFunctions(resolve('functions')) });
console.log(`Ready on ${origin}`);
