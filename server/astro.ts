import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';

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

/** Resolves with the exit status. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}
