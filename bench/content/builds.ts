import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface BuildCost {
  seconds: number;
  /** Seconds of processor time, which other programs on the machine hardly affect. */
  processor: number;
  megabytes: number;
}

/**
 * Builds the pages with the plain framework, then with our build steps. No build reads a post.
 *
 * @param folder inside the project, because the output imports its packages; `ours` stays in it
 */
export async function measureBuilds(folder: string) {
  await rm(folder, { recursive: true, force: true });
  return {
    bare: await measured(join(folder, 'bare'), 'share-images', 'security-headers'),
    ours: await measured(join(folder, 'ours'), 'share-images'),
  };
}

async function measured(outDir: string, ...leftOut: string[]): Promise<BuildCost> {
  const program = join(import.meta.dirname, 'build-alone.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, `${outDir}/`, ...leftOut], {
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
