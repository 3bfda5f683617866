import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Installs a tool that is no dependency of the project into a folder of its own. Needs the npm registry. */
export async function installTool(folder: string, name: string, version: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/package.json`, '{"private":true,"type":"module"}');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * The folder of a tool that is kept in node_modules/.cache; installs it where it is missing, which may take minutes.
 *
 * @param version is part of the folder's name, so a new one is installed beside the old one
 */
export async function toolFolder(name: string, version: string): Promise<string> {
  const folder = resolve(`node_modules/.cache/${name}-${version}`);
  if (!existsSync(join(folder, 'complete'))) {
    console.log(`Installing ${name} ${version} …`);
    await installTool(folder, name, version);
    await writeFile(join(folder, 'complete'), version);
  }
  return folder;
}
