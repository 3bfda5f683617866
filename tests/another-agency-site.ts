import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Folders and files that a program reads. */
const SOURCES = [
  ...['db', 'functions', 'integrations', 'server', 'src', 'tests/another-agency'],
  ...['astro.config.mjs', 'netlify.toml', 'package.json', 'package-lock.json', 'tsconfig.json'],
];

/** The program with the content of tests/another-agency. */
export interface OtherSite {
  origin: string;
  /** Of everything that was built. */
  folders: string[];
  close: () => Promise<void>;
}

/** Builds and serves it from a copy, because a build writes files beside the functions. */
export async function startOtherSite(): Promise<OtherSite> {
  const root = await mkdtemp(join(tmpdir(), 'site-other-'));
  for (const source of SOURCES) await cp(source, join(root, source), { recursive: true });
  const generated = join(root, 'functions/shared/generated');
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: '0', DATA_DIR: '.data', DATABASE_URL: '', SITE_URL: '' },
      NODE_OPTIONS: '--conditions=another-agency',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  const die = () => child.kill('SIGKILL');
  process.once('exit', die);
  return {
    origin: await addressOf(child),
    folders: [join(root, '.data/site'), generated],
    close: async () => {
      process.off('exit', die);
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** The address that the program prints when it answers. */
function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, address] = /Ready on (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code, signal) =>
      reject(new Error(`The program ended (${code ?? signal}) before it answered:\n${output}`)),
    );
  });
}
