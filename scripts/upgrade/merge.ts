/** Merges two engines and puts the content of a site to the result, all of it in git's database and one folder. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PlainError } from '#server/plain-error.ts';
import type * as sharedFile from '../new-site/shared.ts';
import { spelledIn } from '../new-site/spelling.ts';
import { git, gitIn, gitOrNothing, gitWith } from './git.ts';

/** The content of a site, and in an engine that of its own agency, which becomes the fixture of a site. */
export const CONTENT = 'src/content';
export const DEMO = 'tests/demo-agency';
const STARTING = 'scripts/new-site/content';
const SHARED = 'scripts/new-site/shared.ts';

/** What the starting content of a site depends on. */
interface Place {
  language: string;
  country: string;
}

interface Commits {
  site: string;
  version: string;
  base: string;
}

/**
 * Merges a new engine into that of the site, in a work tree without any content: where the content does not take part,
 * it can neither conflict nor be moved along with the engine's own agency.
 *
 * @returns the files in conflict, and the commit of the new engine that was merged
 */
export function mergeEngines(
  workplace: string,
  { site, version, base }: Commits,
): { conflicts: string[]; merged: string } {
  const root = engineOf(base);
  const ours = engineOf(site, root);
  const merged = engineOf(version, root);
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', workplace, ours);
  const { status, error } = gitIn({ at: workplace }, 'merge', '--no-commit', '--no-ff', '--no-verify', merged);
  const conflicts = unmerged(workplace);
  if (status !== 0 && conflicts.length === 0) {
    git('worktree', 'remove', '--force', workplace);
    throw new PlainError(`git merge: ${error}`);
  }
  return { conflicts, merged };
}

/**
 * Whether the work tree still has the merge, or its commit. A folder that is none anymore has not: there, git works on
 * the repository around it.
 */
export function hasMerge(workplace: string, merged: string): boolean {
  const isIn = (commit: string) => gitIn({ at: workplace }, 'merge-base', '--is-ancestor', merged, commit).status === 0;
  return isIn('MERGE_HEAD') || isIn('HEAD');
}

/** Those of the files that still have the marks of a conflict, whether or not git was told that they are resolved. */
export function markedIn(workplace: string, files: readonly string[]): string[] {
  return files.filter((file) => {
    try {
      return /^(?:<{7} |>{7} )/m.test(readFileSync(join(workplace, file), 'utf8'));
    } catch {
      return false;
    }
  });
}

/**
 * Files that every content has in the new version and none had in the old one, by their paths in the content. What both
 * expect and this content lacks was deleted by its owner. What only one language begins with is read by no engine: it comes
 * along where a file that followed the engine imports it.
 *
 * @param followed the new blobs of those files
 * @returns the blob of each
 */
export async function newlyExpected(
  { site, version, base }: Commits,
  followed: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const place = placeOf(site);
  const before = await expectedBy(base, place);
  const present = blobsIn(site, CONTENT);
  const expected = await expectedBy(version, place);
  const ofAnyLanguage = new Set([...blobsIn(version, STARTING).keys(), ...(await sharedIn(version))]);
  const texts = [...followed.values()].map((blob) => git('cat-file', 'blob', blob));
  const isRead = (file: string) =>
    ofAnyLanguage.has(file) || texts.some((text) => text.includes(`/${basename(file)}'`));
  return new Map([...expected].filter(([file]) => !before.has(file) && !present.has(file) && isRead(file)));
}

/**
 * What a file of the site's content says that began as one of the engine's starting content, where that says something
 * else in the new version: lines that the owner has not touched follow it, such as the name of a type.
 *
 * @returns the new blobs by their paths in the content; the files whose own lines stand in the way, which stay; and
 *   those that no content has anymore
 */
export async function followedContent({ site, version, base }: Commits) {
  const place = placeOf(site);
  const [before, now] = await Promise.all([base, version].map((one) => beginning(one, place)));
  const own = blobsIn(site, CONTENT);
  const blobs = new Map<string, string>();
  const left: string[] = [];
  for (const [file, blob] of now ?? []) {
    const [first, mine] = [before?.get(file), own.get(file)];
    if (!first || !mine || first === blob || mine === blob) continue;
    const merged = mine === first ? blob : mergedBlob(mine, first, blob);
    if (merged) blobs.set(file, merged);
    else left.push(file);
  }
  const gone = [...(before?.keys() ?? [])].filter((file) => !now?.has(file) && own.has(file));
  return { blobs, left, gone };
}

/** The merged engine with the site's content, the added files, and the new engine's agency. @returns the tree */
export function withContent(workplace: string, { site, version }: Commits, added: ReadonlyMap<string, string>): string {
  gitWith({ at: workplace }, 'add', '--all');
  const engine = gitWith({ at: workplace }, 'write-tree');
  return withIndex((index) => {
    const stage = (...args: string[]) => gitWith({ index }, ...args);
    stage('read-tree', engine);
    stage('read-tree', '--prefix', `${CONTENT}/`, `${site}:${CONTENT}`);
    stage('read-tree', '--prefix', `${DEMO}/`, `${version}:${CONTENT}`);
    const entries = [...added].map(([file, blob]) => `100644 ${blob}\t${CONTENT}/${file}\n`);
    gitWith({ index, input: entries.join('') }, 'update-index', '--add', '--index-info');
    return stage('write-tree');
  });
}

/**
 * The version that a site without the engine's history was begun with: the one whose files are those of the site's first
 * commit, as a template or an archive gives them.
 */
export function startingVersion(version: string): string | undefined {
  const [first = ''] = git('rev-list', '--max-parents=0', 'HEAD').split('\n');
  const tree = git('rev-parse', `${first}^{tree}`);
  const versions = git('log', '--format=%H %T', version).split('\n');
  return versions.find((line) => line.endsWith(tree))?.split(' ')[0];
}

/** Writes the files of a commit into a folder, without a work tree of git. */
export function writeFilesOf(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  withIndex((index) => {
    gitWith({ index }, 'read-tree', commit);
    gitWith({ index }, 'checkout-index', '--all', `--prefix=${folder}/`);
  });
}

/** A commit of an engine without any content. @param parent of the new commit @returns the commit */
function engineOf(commit: string, parent?: string): string {
  const tree = withIndex((index) => {
    gitWith({ index }, 'read-tree', commit);
    gitWith({ index }, 'rm', '-rqf', '--cached', '--ignore-unmatch', CONTENT, DEMO);
    return gitWith({ index }, 'write-tree');
  });
  return git('commit-tree', tree, ...(parent ? ['-p', parent] : []), '-m', 'The engine alone');
}

/** What a version expects of every content: its starting content, and what a new site takes from the first agency. */
async function expectedBy(version: string, place: Place): Promise<Map<string, string>> {
  const starting = [...startingIn(version, place)].filter(([file]) => /(?<!\.test)\.ts$/.test(file));
  const demo = blobsIn(version, CONTENT);
  const taken = (await sharedIn(version)).flatMap((file): [string, string][] => {
    const blob = demo.get(file);
    return blob ? [[file, blob]] : [];
  });
  return new Map([...taken, ...starting]);
}

/** What a site begins with: the engine's own texts, in place of which its language and its country have others. */
function startingIn(version: string, { language, country }: Place): Map<string, string> {
  const folders = [STARTING, `${STARTING}-${language}`, `${STARTING}-${language}-${country}`];
  const blobs = folders.flatMap((folder) => [...blobsIn(version, folder)]);
  return new Map(blobs.map(([file, blob]) => [file, file.endsWith('.ts') ? spelledBlob(blob, country) : blob]));
}

/** A text as a new site of the country has it. */
function spelledBlob(blob: string, country: string): string {
  if (spelledIn(country, 'ß') === 'ß') return blob;
  const text = git('cat-file', 'blob', blob);
  const spelled = spelledIn(country, text);
  return spelled === text ? blob : gitWith({ input: `${spelled}\n` }, 'hash-object', '-w', '--stdin');
}

/** The language and the country that a site's content names. */
function placeOf(site: string): Place {
  const named = (file: string, pattern: RegExp) =>
    pattern.exec(gitOrNothing('show', `${site}:${CONTENT}/${file}`) ?? '')?.[1];
  return {
    language: named('messages.ts', /messages\/([\w-]+)\/index/) ?? 'en',
    country: named('site.data.ts', /countryCode: '([A-Z]{2})'/) ?? '',
  };
}

/** Both changes of a file in one; undefined where they meet. */
function mergedBlob(mine: string, base: string, theirs: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  try {
    const files = [mine, base, theirs].map((blob) => {
      const file = join(folder, blob);
      writeFileSync(file, `${git('cat-file', 'blob', blob)}\n`);
      return file;
    });
    const { status, output } = gitIn({}, 'merge-file', '-p', '--quiet', ...files);
    return status === 0 ? gitWith({ input: `${output}\n` }, 'hash-object', '-w', '--stdin') : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a site begins with in a version, with its tests. Not what is of the law: a lawyer has read what is there. */
async function beginning(version: string, place: Place): Promise<Map<string, string>> {
  const files = [...startingIn(version, place), ...(await expectedBy(version, place))];
  return new Map(files.filter(([file]) => file.endsWith('.ts') && !/^(?:legal\/|country\.data\.ts$)/.test(file)));
}

/** A version's own list of what a new site takes from the first agency. */
async function sharedIn(version: string): Promise<readonly string[]> {
  const text = gitOrNothing('show', `${version}:${SHARED}`);
  if (text === undefined) return [];
  return withFolder(async (folder) => {
    const file = join(folder, 'shared.ts');
    writeFileSync(file, text);
    return ((await import(pathToFileURL(file).href)) as typeof sharedFile).shared;
  });
}

/** The blobs of a folder by their paths in it. */
function blobsIn(commit: string, folder: string): Map<string, string> {
  const listed = gitOrNothing('ls-tree', '-r', '-z', `${commit}:${folder}`) ?? '';
  const entries = listed.split('\0').filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const [about = '', file = ''] = entry.split('\t');
      return [file, about.split(' ')[2] ?? ''];
    }),
  );
}

function unmerged(workplace: string): string[] {
  const listed = gitWith({ at: workplace }, 'diff', '--name-only', '-z', '--diff-filter=U');
  return listed.split('\0').filter(Boolean);
}

/** Works with an index of its own, so that the site's stays as it is. */
function withIndex<Result>(work: (index: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  try {
    return work(join(folder, 'index'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
