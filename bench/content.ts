/** `npm run bench:content`: what lists, pages and builds cost with thousands of posts. Fails where it cannot measure. */
import { availableParallelism } from 'node:os';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { measureBuilds } from './content/builds.ts';
import { articles } from './content/posts.ts';
import { fill, measureLists, measurePages } from './content/requests.ts';
import { cells, summary } from './content/table.ts';
import { printRows, storeFigures } from './figures.ts';

const COUNT = 5000;

// Before any function is imported, because functions read the environment.
Object.assign(process.env, {
  SESSION_SECRET: 'a secret of the bench, 32 bytes or more',
  LOCAL_PROGRAM: '1',
  RATE_LIMIT_FACTOR: '1000000',
});
// Requests would log thousands of lines.
console.info = () => undefined;

console.log(`Measuring lists of ${COUNT} posts …`);
const db = await embeddedDatabase();
await fill(db, articles(COUNT));
const lists = await measureLists();

console.log('Measuring builds …');
const folder = resolve('node_modules/.cache/bench-content');
const builds = await measureBuilds(folder);
const pages = await measurePages(join(folder, 'ours'));
await db.destroy();
await rm(folder, { recursive: true, force: true });

const content = { processors: availableParallelism(), count: COUNT, lists, builds, pages };
const rows = cells(content);
printRows(rows);
await storeFigures('bench:content', content, {
  readme: summary(content),
  tables: { 'docs/bench/content.md': rows },
});
process.exit(0);
