/**
 * `npm run upgrade -- REF`: brings a later version of the engine into a site that `npm run new-site` began. The engines
 * are merged in a folder of their own, `.upgrade`, and nothing of the site changes before that has succeeded; then it is
 * one commit on top of the site's. src/content stays as it is, but for files that the engine newly expects; the fixture
 * agency becomes the new version's. `--continue` goes on after conflicts, `--abort` drops what was begun, and
 * `--from REF` names the version that a site without the engine's history was begun with. The work is done by the new
 * version's own command, which knows what that version expects of a site.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '#server/plain-error.ts';
import { run } from '#server/program.ts';
import {
  CONTENT,
  DEMO,
  followedContent,
  hasMerge,
  markedIn,
  mergeEngines,
  newlyExpected,
  startingVersion,
  withContent,
  writeFilesOf,
} from './upgrade/merge.ts';
import { git, gitOrNothing } from './upgrade/git.ts';

/** Where the engines are merged. */
const WORKPLACE = '.upgrade';

/** Set for the new version's command, which calls no other one. */
const BY_NEW_VERSION = 'UPGRADE_BY_NEW_VERSION';

/** An upgrade that has begun, as it is stored until it has ended. */
interface Upgrade {
  ref: string;
  /** Commits: the site before, the new engine, and the engine that the site has. */
  site: string;
  version: string;
  base: string;
  /** The new engine as it was merged, and the files in which it met changes of the site's own. */
  merged: string;
  conflicts: string[];
}

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { continue: { type: 'boolean' }, abort: { type: 'boolean' }, from: { type: 'string' } },
  });
  if (values.abort) return abort();
  const [ref] = positionals;
  const version = values.continue ? (await readUpgrade())?.version : ref && commitOf(ref);
  if (version && !process.env[BY_NEW_VERSION]) byCommandOf(version);
  if (values.continue) return goOn();
  if (!ref) throw new PlainError('Usage: npm run upgrade -- REF, such as engine/main or v1.4.0');
  await begin(ref, values.from);
});

/**
 * Goes on with the command of another version, and ends with it. Its files are within git's folder, where packages are still
 * those of the site.
 */
function byCommandOf(version: string): void {
  if (gitOrNothing('cat-file', '-e', `${version}:scripts/upgrade.ts`) === undefined) return;
  const folder = resolve(git('rev-parse', '--git-path', 'upgrade-command'));
  writeFilesOf(version, folder);
  const command = [...process.execArgv, join(folder, 'scripts/upgrade.ts'), ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, [BY_NEW_VERSION]: '1' },
  });
  rmSync(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
}

async function begin(ref: string, from: string | undefined): Promise<void> {
  if (!existsSync(DEMO)) throw new PlainError('This is not a site of npm run new-site: use git merge.');
  if (existsSync(WORKPLACE)) {
    throw new PlainError('An upgrade has begun: npm run upgrade -- --continue, or npm run upgrade -- --abort.');
  }
  // The backup that the guide makes before this is nothing to commit.
  if (git('status', '--porcelain', '--', '.', ':!*.backup'))
    throw new PlainError('Commit or stash your changes first.');
  const version = commitOf(ref);
  if (gitOrNothing('merge-base', '--is-ancestor', version, 'HEAD') !== undefined) {
    throw new PlainError(`Nothing to do: this site has all of ${ref}.`);
  }
  const base = from ? commitOf(from) : (gitOrNothing('merge-base', 'HEAD', version) ?? startingVersion(version));
  if (!base) {
    throw new PlainError(
      `This site was begun without the history of the engine. Say with which version: npm run upgrade -- ${ref} --from v1.3.0 (CHANGELOG.md names it).`,
    );
  }
  const commits = { site: git('rev-parse', 'HEAD'), version, base };
  const upgrade: Upgrade = { ref, ...commits, ...mergeEngines(WORKPLACE, commits) };
  const { conflicts } = upgrade;
  if (conflicts.length === 0) return finish(upgrade);
  await writeFile(statePath(), JSON.stringify(upgrade));
  throw new PlainError(
    [
      `Nothing of your site has changed. You and ${ref} have both changed:`,
      ...conflicts.map((file) => `  ${WORKPLACE}/${file}`),
      `${WORKPLACE}/CHANGELOG.md may say where a change of yours belongs by now. The engine’s lines alone: git -C ${WORKPLACE} checkout --theirs FILE`,
      'Edit these files as they should be, or delete them, and then: npm run upgrade -- --continue',
      'To drop the upgrade instead: npm run upgrade -- --abort',
    ].join('\n'),
  );
}

/** After the conflicts were resolved. */
async function goOn(): Promise<void> {
  if (!existsSync(WORKPLACE) && !existsSync(statePath())) nothingBegun();
  const upgrade = await readUpgrade();
  if (!upgrade || !hasMerge(WORKPLACE, upgrade.merged)) {
    throw new PlainError('This upgrade is no longer whole: npm run upgrade -- --abort, and begin again.');
  }
  const unresolved = markedIn(WORKPLACE, upgrade.conflicts);
  if (unresolved.length > 0) {
    throw new PlainError(`Still to be resolved: ${unresolved.map((file) => `${WORKPLACE}/${file}`).join(', ')}`);
  }
  await finish(upgrade);
}

/** Undefined if it was not stored whole. */
async function readUpgrade(): Promise<Upgrade | undefined> {
  try {
    return JSON.parse(await readFile(statePath(), 'utf8')) as Upgrade;
  } catch {
    return undefined;
  }
}

/** Commits the result, and moves the site to it in one step. */
async function finish(upgrade: Upgrade): Promise<void> {
  const { ref, site, version } = upgrade;
  if (git('rev-parse', 'HEAD') !== site || git('status', '--porcelain', '--untracked-files=no')) {
    throw new PlainError('Your site has changed meanwhile: npm run upgrade -- --abort, commit, and begin again.');
  }
  const followed = await followedContent(upgrade);
  const added = await newlyExpected(upgrade, followed.blobs);
  const tree = withContent(WORKPLACE, upgrade, new Map([...followed.blobs, ...added]));
  const commit = git('commit-tree', tree, '-p', site, '-p', version, '-m', `Upgrade the engine to ${ref}`);
  const before = `before-${ref.replace(/[^\w.-]/g, '-')}`;
  git('tag', '--force', before, site);
  // What git ignores may be the owner's only copy.
  git('merge', '--quiet', '--ff-only', '--no-overwrite-ignore', commit);
  drop();
  list('New in your content, for you to fill in', added.keys());
  list('Brought up to date in your content, where its lines were as the engine began them', followed.blobs.keys());
  list(
    'Left as you wrote them; the starting content of your language in scripts/new-site has what has changed in them',
    followed.left,
  );
  list('No longer read; CHANGELOG.md says where to put what you wrote there, then delete them', followed.gone);
  console.log('Next: npm install, npm run check, npm test.');
  console.log(`The way back: git reset --hard ${before}, then npm install.`);
}

/** Names files of the content, if there are any. */
function list(title: string, files: Iterable<string>): void {
  const paths = [...files].map((file) => `${CONTENT}/${file}`);
  if (paths.length > 0) console.log(`${title}:\n${paths.join('\n')}\n`);
}

function abort(): void {
  if (!existsSync(WORKPLACE) && !existsSync(statePath())) nothingBegun();
  drop();
  console.log('The upgrade was dropped. Your site is as it was.');
}

/** Removes what was needed to merge, whatever is left of it. */
function drop(): void {
  rmSync(WORKPLACE, { recursive: true, force: true });
  git('worktree', 'prune');
  rmSync(statePath(), { force: true });
}

function statePath(): string {
  return git('rev-parse', '--git-path', 'upgrade.json');
}

function commitOf(ref: string): string {
  const commit = gitOrNothing('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (!commit) throw new PlainError(`git does not know ${ref}: git fetch its repository first.`);
  return commit;
}

function nothingBegun(): never {
  throw new PlainError('No upgrade has begun: npm run upgrade -- REF');
}
