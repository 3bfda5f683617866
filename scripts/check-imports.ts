/**
 * Checks who imports whom (.dependency-cruiser.mjs). dependency-cruiser reads no Astro files, so it is shown a copy of the
 * project in which each of them is TypeScript: `Footer.astro` is `Footer.astro.ts`, with its frontmatter and scripts.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FOLDERS = ['src', 'api', 'functions', 'db', 'server', 'scripts', 'integrations', 'bench', 'evals', 'tests'];
const FILES = ['package.json', 'tsconfig.json', 'astro.config.mjs', '.dependency-cruiser.mjs'];

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')));
try {
  for (const path of [...FOLDERS, ...FILES]) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  for (const path of globSync('src/**/*.astro')) {
    writeFileSync(join(copy, `${path}.ts`), scriptsOf(readFileSync(path, 'utf8')));
    rmSync(join(copy, path));
  }
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const { status } = spawnSync(process.execPath, [cruiser, ...FOLDERS], { cwd: copy, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true });
}

/** The frontmatter of an Astro file, and its scripts. */
function scriptsOf(component: string): string {
  const [, frontmatter = '', markup = ''] = /^(?:---\n(.*?)^---$)?(.*)/ms.exec(component) ?? [];
  const scripts = markup.matchAll(/<script\b[^>]*(?<!\/)>(.*?)<\/script>/gs);
  return [frontmatter, ...Array.from(scripts, ([, script]) => script)].join('\n');
}
