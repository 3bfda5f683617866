/** All functions behind the server of `npm start`, without the pages. */
import { join } from 'node:path';
import { provideDatabase, overDialect } from '#db/connection.ts';
import { embeddedDialect } from '#db/embedded-dialect.ts';
import { findFunctions } from '#server/serve/functions.ts';
import { handlerOf } from '#server/serve/route.ts';
import { createServer } from '#server/serve/server.ts';
import { openDatabase, serve } from './serve.ts';

const pglite = await openDatabase();
provideDatabase(overDialect(embeddedDialect(pglite)));
const functions = await findFunctions(join(import.meta.dirname, '../../functions'));
const site = { files: new Map(), rules: { redirects: [], headers: [], warnings: [] } };
const server = createServer(handlerOf({ site: () => site, functions }), {
  siteUrl: 'http://localhost:4321',
  waitUntil: () => undefined,
});
await serve(server, pglite);
