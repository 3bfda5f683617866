import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cp, mkdir, open, readFile, rm } from 'node:fs/promises';
import { lock } from './lock.ts';
import { PlainError } from './plain-error.ts';
import { PLATFORM } from './serve/load.ts';

/** A build of the pages. */
export interface AstroOrder {
  root: string;
  /** Folder for the pages. Default: the one in Astro's configuration. */
  outDir?: string;
  siteUrl: string;
  /** Of {@link settingsForBuild}. */
  ownerSettings: string | undefined;
  stdio: StdioOptions;
  signal: AbortSignal;
}

/** Starts a build of the pages in a separate process. */
export function startAstro(order: AstroOrder): ChildProcess {
  const { root, outDir, siteUrl, ownerSettings, stdio, signal } = order;
  return spawn(process.execPath, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: root,
    stdio,
    signal,
    env: {
      ...process.env,
      ...(outDir && { OUT_DIR: outDir }),
      SITE_URL: siteUrl,
      OWNER_SETTINGS: ownerSettings ?? '',
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
}

/** Resolves with the exit status. @throws where it could not be started */
export async function exitOf(child: ChildProcess): Promise<number | null> {
  const [status] = (await once(child, 'exit')) as [number | null];
  return status;
}

/** Folder to which the platform's adapter writes the function that renders pages, and the pages' headers. */
export const PLATFORM_FOLDER = '.netlify/v1';

const LONGEST_BUILD_MS = 10 * 60_000;

export interface BuildOrder extends Omit<AstroOrder, 'stdio'> {
  /** Folder for the pages. It must not exist yet. */
  outDir: string;
  /** File that receives all output of the build. */
  log: string;
}

/**
 * Builds the pages in a separate process.
 * @throws {PlainError} one line with the first error and the path of the full log
 */
export function buildSite(order: BuildOrder): Promise<void> {
  return oneBuildAtATime(order.root, () => build(order));
}

/** Runs `work` while no other program builds, because every build writes to the same folder ({@link PLATFORM_FOLDER}). */
export async function oneBuildAtATime<T>(root: string, work: () => Promise<T>): Promise<T> {
  const folder = join(root, 'node_modules/.cache/build');
  await mkdir(folder, { recursive: true });
  const held = await lock(folder, 'a build', LONGEST_BUILD_MS);
  return work().finally(held.release);
}

async function build(order: BuildOrder): Promise<void> {
  const { root, outDir, log } = order;
  // Inside the project, because files that Astro writes there during a build import packages.
  const buildFolder = join(root, 'node_modules/.cache/pages');
  await rm(buildFolder, { recursive: true, force: true });
  try {
    const code = await runAstro({ ...order, outDir: buildFolder });
    if (code !== 0) {
      const reason = await firstError(log);
      throw new PlainError(`The site could not be built: ${reason} (full log: ${log})`);
    }
    await cp(buildFolder, outDir, { recursive: true });
    await cp(join(root, PLATFORM_FOLDER), join(outDir, PLATFORM), { recursive: true });
  } finally {
    await rm(buildFolder, { recursive: true, force: true });
  }
}

async function runAstro({ log, ...order }: BuildOrder): Promise<number | null> {
  const file = await open(log, 'w');
  try {
    return await exitOf(startAstro({ ...order, stdio: ['ignore', file.fd, file.fd] }));
  } finally {
    await file.close();
  }
}

/** Astro's progress lines begin with the time of day. The line after the last of them is the error. */
async function firstError(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).split('\n');
  const progress = lines.findLastIndex((line) => /^[\d:]{8} /.test(line));
  const reason = lines.slice(progress + 1).find((line) => line.trim());
  return (reason ?? lines[progress]?.slice(9) ?? 'it said nothing').trim();
}
