/**
 * `npm run posts:import -- PATH [--to ADDRESS] [--as NAME] [--drafts]`: brings the
 * posts of a WordPress export or a folder of Markdown files into the blog. The password comes from IMPORT_PASSWORD.
 */
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addressOf, localEnv } from '#server/environment.ts';
import { PlainError } from '#server/plain-error.ts';
import { run } from '#server/program.ts';
import { importPosts } from './posts-import/import-posts.ts';
import { readMarkdownFolder } from './posts-import/markdown-folder.ts';
import { SiteClient } from './posts-import/site-client.ts';
import { readWordPress } from './posts-import/wordpress.ts';
import { prompt } from './prompt.ts';

const USAGE = 'Usage: npm run posts:import -- PATH [--to ADDRESS] [--as NAME] [--drafts]';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      as: { type: 'string', default: 'admin' },
      drafts: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (!path) throw new PlainError(USAGE);
  const { drafts, as: username } = values;
  const kind = await stat(path).catch(() => undefined);
  if (!kind) throw new PlainError(`There is nothing at ${path}.`);
  const posts = await (kind.isDirectory() ? readMarkdownFolder(path) : readWordPress(path));

  const env = localEnv();
  const client = new SiteClient(values.to ?? addressOf(env.HOST, env.PORT));
  const password = process.env.IMPORT_PASSWORD ?? (await prompt(`Password of ${username}: `, { hidden: true }));
  await client.login({ username, password, askCode: () => prompt('Code: ') });

  const { created, refused, lost } = await importPosts(posts, client, drafts);
  for (const { title, reason } of refused) console.log(`Not created: “${title}”: ${reason}`);
  for (const { slug, picture } of lost) console.log(`Picture left at its old address: ${picture} (${slug})`);
  console.log(`${created.length} of ${posts.length} posts are in the blog.`);
  const moved = created.filter(({ oldAddress = '' }) => URL.canParse(oldAddress));
  if (moved.length > 0) console.log('\nRedirects for netlify.toml, from the old addresses:\n');
  for (const { slug, oldAddress = '' } of moved) {
    const { pathname } = new URL(oldAddress);
    console.log(`[[redirects]]\n  from = "${pathname}"\n  to = "/blog/${slug}"\n  status = 301\n`);
  }
});
