import type { StdioOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exitOf, startAstro } from './astro.ts';
import { lock } from './lock.ts';
import { PlainError } from './plain-error.ts';
import { RENDERING } from './serve/load.ts';

/** Where the platform's adapter leaves the function that renders pages. */
export const RENDERER = '.netlify/v1/functions/ssr';

const LONGEST_BUILD_MS = 10 * 60_000;

export interface BuildOrder {
  root: string;
  /** Folder for the pages; must not exist. */
  outDir: string;
  /** Gets all that the build says. */
  log: string;
  siteUrl: string;
  signal: AbortSignal;
}

/**
 * Builds the pages in a process of its own, so that requests are answered meanwhile.
 *
 * @throws {PlainError} one line with the first thing that went wrong and where the rest stands
 */
export function buildSite(order: BuildOrder): Promise<void> {
  return oneBuildAtATime(order.root, () => build(order));
}

/**
 * Waits for builds of other programs: the adapter writes what it makes into one folder of the project
 * ({@link RENDERER}), whatever else a build is told.
 */
export async function oneBuildAtATime<T>(root: string, work: () => Promise<T>): Promise<T> {
  const folder = join(root, 'node_modules/.cache/build');
  await mkdir(folder, { recursive: true });
  const held = await lock(folder, 'a build', LONGEST_BUILD_MS);
  return work().finally(held.release);
}

async function build(order: BuildOrder): Promise<void> {
  const { root, outDir, log } = order;
  // Within the project, because what Astro puts there for the time of a build imports packages.
  const workshop = join(root, 'node_modules/.cache', `pages-${nameOf(dirname(outDir))}`);
  await rm(workshop, { recursive: true, force: true });
  try {
    const code = await runAstro(order, workshop);
    if (code !== 0) {
      const said = await firstError(log);
      throw new PlainError(`The site could not be built: ${said} (all of it is in ${log})`);
    }
    await move(workshop, outDir);
    await cp(join(root, RENDERER), join(outDir, RENDERING), { recursive: true });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** The same for the same folder, so that what a killed build left is found by the next. */
function nameOf(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 8);
}

async function runAstro(order: BuildOrder, outDir: string): Promise<number | null> {
  const { root, log, siteUrl, signal } = order;
  const file = await open(log, 'w');
  try {
    const stdio: StdioOptions = ['ignore', file.fd, file.fd];
    return await exitOf(startAstro({ root, outDir, siteUrl, stdio, signal }));
  } finally {
    await file.close();
  }
}

/** Astro's progress begins with the time of day; what follows the last of it is what went wrong. */
async function firstError(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).split('\n');
  const progress = lines.findLastIndex((line) => /^[\d:]{8} /.test(line));
  const said = lines.slice(progress + 1).find((line) => line.trim());
  return (said ?? lines[progress]?.slice(9) ?? 'it said nothing').trim();
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    // Another disk.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
  }
}
