/**
 * `npm run upgrade -- REF`: merges a later version of the engine into a site that `npm run new-site` began, without a
 * commit. src/content stays, but for what the engine newly expects of it; the fixture agency becomes the new version's.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '#server/plain-error.ts';
import { run } from '#server/program.ts';
import type * as sharedFile from './new-site/shared.ts';

const CONTENT = 'src/content';
const DEMO = 'tests/demo-agency';
const STARTING = 'scripts/new-site/content';

await run(async () => {
  const [ref] = process.argv.slice(2);
  if (!ref) throw new PlainError('Usage: npm run upgrade -- REF, such as engine/main or v1.4.0');
  if (!existsSync(DEMO)) throw new PlainError('This is not a site of npm run new-site: use git merge.');
  if (git('status', '--porcelain')) throw new PlainError('Commit or stash your changes first.');
  const version = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (!version) throw new PlainError(`git does not know ${ref}: git fetch its repository first.`);

  // Renames would carry the engine's changes of its agency into this one's content.
  const options = ['--no-commit', '--no-ff', '-X', 'no-renames'];
  spawnSync('git', ['merge', ...options, version], { stdio: 'ignore' });
  if (!git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD')) {
    throw new PlainError(`Nothing to do: this site has all of ${ref}.`);
  }
  git('rm', '-rq', '--cached', '--ignore-unmatch', CONTENT, DEMO);
  git('read-tree', '--prefix', `${DEMO}/`, `${version}:${CONTENT}`);
  git('read-tree', '--prefix', `${CONTENT}/`, `HEAD:${CONTENT}`);
  for (const folder of [CONTENT, DEMO]) {
    await rm(folder, { recursive: true });
    git('checkout', '--', folder);
  }
  const added = await addMissing();
  git('add', CONTENT);

  const conflicts = git('diff', '--name-only', '--diff-filter=U');
  if (added.length > 0) console.log(`New in your content, for you to fill in:\n${added.join('\n')}\n`);
  if (conflicts) console.log(`Changed by you and by the engine:\n${conflicts}\n`);
  console.log('Next: npm install, npm run check, npm test, then git commit.');
});

/** Copies files that every content has now and this one lacks. @returns their paths */
async function addMissing(): Promise<string[]> {
  const added: string[] = [];
  // The merged version's own list, which may be longer than the one of this program.
  const { shared } = (await import(join(process.cwd(), 'scripts/new-site/shared.ts'))) as typeof sharedFile;
  const starting = await readdir(STARTING, { recursive: true });
  const wanted = [
    ...starting.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => [STARTING, file]),
    ...shared.map((file) => [DEMO, file]),
  ] as [string, string][];
  for (const [start, file] of wanted) {
    const path = join(CONTENT, file);
    if (existsSync(path)) continue;
    await cp(join(start, file), path);
    added.push(path);
  }
  return added;
}

/** @returns git's output; empty if it fails */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
