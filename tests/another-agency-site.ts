import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProgram } from '../bench/program.ts';

/** Folders and files that a program reads. */
const SOURCES = [
  'db',
  'functions',
  'integrations',
  'server',
  'src',
  'tests/another-agency',
  'scripts/new-site/content',
  'astro.config.mjs',
  'netlify.toml',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
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
  const { origin, stop } = await startProgram({
    cwd: root,
    env: { DATA_DIR: '.data', SITE_URL: '', NODE_OPTIONS: '--conditions=another-agency' },
  });
  return {
    origin,
    folders: [join(root, '.data/site'), generated],
    close: async () => {
      await stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
