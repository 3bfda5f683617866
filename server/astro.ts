import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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
