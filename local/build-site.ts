import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PlainError } from './plain-error.ts';

export interface BuildOrder {
  root: string;
  /** Folder for the pages; must not exist. */
  outDir: string;
  /** The content, as `db/snapshot.ts` writes it. */
  snapshot: string;
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
export async function buildSite(order: BuildOrder): Promise<void> {
  const { root, outDir, snapshot, log, siteUrl, signal } = order;
  await mkdir(dirname(log), { recursive: true });
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    env: {
      ...process.env,
      OUT_DIR: outDir,
      CONTENT_SNAPSHOT: snapshot,
      SITE_URL: siteUrl,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);

  const file = createWriteStream(log);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stderr.on('data', (chunk) => file.write(chunk));
  const [code] = await Promise.all([ended, pipeline(child.stdout, file, { end: true })]);
  if (code !== 0) {
    throw new PlainError(`The site could not be built: ${await firstError(log)} All of it is in ${log}.`);
  }
}

/** The first line that says what is wrong, without the time and the name of who says it. */
async function firstError(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).split('\n');
  const said = lines.map((line) => line.replace(/^[\d:]{8} /, '').replace(/^\[ERROR\] /, '').trim());
  const failed = Math.max(0, lines.findIndex((line) => /\berror\b/i.test(line)));
  const first = said.slice(failed).find((line) => line && !/ Build failed in /.test(line));
  return first ?? 'it said nothing.';
}
