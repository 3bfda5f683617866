/**
 * `npm run bench:content`: what lists, builds and a rebuild cost with thousands of posts. Prints the figures and
 * stores them in docs/bench (content.json, content.md). Fails where it cannot measure.
 */
import { availableParallelism } from 'node:os';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { measureBuilds } from './content/builds.ts';
import { fill, measureLists } from './content/lists.ts';
import { measurePages } from './content/pages.ts';
import { articles } from './content/posts.ts';
import { addTrigramIndex, databaseWithTrigrams } from './content/trigrams.ts';
import { printFigures, storeFigures } from './figures.ts';

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
// Made twice instead of kept, because a large heap makes garbage collections longer.
await fill(db, articles(COUNT));
const lists = await measureLists(db);
const other = await databaseWithTrigrams();
await fill(other, articles(COUNT));
await addTrigramIndex(other);
const indexed = await measureLists(other);
await other.destroy();

console.log('Measuring builds …');
const folder = resolve('node_modules/.cache/bench-content');
const builds = await measureBuilds(folder);
const pages = await measurePages(db, join(folder, 'ours'));
await db.destroy();
await rm(folder, { recursive: true, force: true });

const content = { processors: availableParallelism(), count: COUNT, lists, indexed, builds, pages };
printFigures('bench:content', content);
await storeFigures('bench:content', content);
process.exit(0);
