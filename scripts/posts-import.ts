/**
 * `npm run posts:import -- PATH [--to ADDRESS] [--as NAME] [--drafts] [--check]`: brings the posts of a WordPress export or
 * a folder of Markdown files into the blog. With --check it only says what would happen. The password is
 * asked for, unless IMPORT_PASSWORD has it.
 */
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { browserAddress, localEnv } from '#server/environment.ts';
import { PlainError } from '#server/plain-error.ts';
import { run } from '#server/program.ts';
import { importPosts } from './posts-import/import-posts.ts';
import { readMarkdownFolder } from './posts-import/markdown-folder.ts';
import { decisionsPath, readDecisions, writeDecisions } from './posts-import/owner-file.ts';
import { reportOf } from './posts-import/report.ts';
import { SiteClient } from './posts-import/site-client.ts';
import { readWordPress } from './posts-import/wordpress.ts';
import { prompt } from './prompt.ts';

const USAGE = 'Usage: npm run posts:import -- PATH [--to ADDRESS] [--as NAME] [--drafts] [--check]';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      as: { type: 'string', default: 'admin' },
      drafts: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (!path) throw new PlainError(USAGE);
  const { drafts, check: isTrial, as: username } = values;
  const kind = await stat(path).catch(() => undefined);
  if (!kind) throw new PlainError(`There is nothing at ${path}.`);
  const source = await (kind.isDirectory() ? readMarkdownFolder(path) : readWordPress(path));
  const ownersFile = decisionsPath(path);
  const decisions = await readDecisions(ownersFile);

  const env = localEnv();
  const tell = (line: string) => console.log(line);
  const client = new SiteClient(values.to ?? browserAddress(env.HOST, env.PORT), { tell, files: source.files });
  if (!isTrial) {
    const password = process.env.IMPORT_PASSWORD ?? (await prompt(`Password of ${username}: `, { hidden: true }));
    await client.login({ username, password, askCode: () => prompt('Code: ') });
  }
  const report = await importPosts(source, isTrial ? undefined : client, { drafts, decisions, tell });
  const before = await readFile(ownersFile, 'utf8').catch(() => '');
  if (source.posts.length > 0) await writeDecisions(ownersFile, decisions);
  const isChanged = before !== (await readFile(ownersFile, 'utf8').catch(() => ''));
  const decide = isChanged || report.refused.length > 0 ? ownersFile : undefined;
  console.log(`\n${reportOf({ ...report, total: source.posts.length, isTrial, decisions: decide })}`);
  if (report.stopped) process.exitCode = 1;
});
