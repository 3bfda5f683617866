/** `npm run bench:content`: what lists, pages and builds cost with thousands of posts, and an inbox of 200,000 items. Fails where it cannot measure. */
import { availableParallelism } from 'node:os';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { type BuildCost, measureBuilds } from './content/builds.ts';
import { articles } from './content/posts.ts';
import { inboxRows, measureInbox } from './content/inbox.ts';
import { fill, measureLists, measurePages } from './content/requests.ts';
import { printRows, type Rows, storeFigures } from './figures.ts';
import { whole } from './numbers.ts';

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
const lists = await measureLists(db);

console.log('Measuring the inbox on Postgres …');
const inbox = await measureInbox();

console.log('Measuring builds …');
const folder = resolve('node_modules/.cache/bench-content');
const builds = await measureBuilds(folder);
const pages = await measurePages(db, join(folder, 'ours'));
await db.destroy();
await rm(folder, { recursive: true, force: true });

const { bare, ours } = builds;
const times = [...lists, ...pages].map(({ of, p50, p99 }) => [of, [p50, p99].map(tenths)]);
const rows: Rows = {
  ...(Object.fromEntries(times) as Rows),
  'Astro as it comes': costs(bare),
  ours: costs(ours),
  ratio: (['seconds', 'processor', 'megabytes'] as const).map(ratio),
  ...inboxRows(inbox),
};
printRows(rows);
const slowest = Math.max(...lists.map(({ p99 }) => p99));
const content = { processors: availableParallelism(), count: COUNT, lists, builds, pages, inbox };
await storeFigures('bench:content', content, {
  readme: `lists at most ${Math.round(slowest)} ms at p99 with ${whole(COUNT)} posts; a build takes ${ratio('seconds')} of bare Astro, ${ratio('megabytes')} of its memory ([all](docs/bench/content.md))`,
  tables: { 'docs/bench/content.md': rows },
});
process.exit(0);

function ratio(unit: keyof BuildCost): string {
  return (ours[unit] / bare[unit]).toFixed(2);
}

function costs({ seconds, processor, megabytes }: BuildCost): string[] {
  return [tenths(seconds), tenths(processor), megabytes.toFixed(0)];
}

function tenths(value: number): string {
  return value.toFixed(1);
}
