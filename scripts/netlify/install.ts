import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The version is part of the folder's name, so a new one is installed beside the old one. */
const VERSION = '27.10.2';

/** Path of the emulator's script. Installs it where it is missing, which takes a few minutes. */
export async function emulatorCommand(): Promise<string> {
  const folder = resolve(`node_modules/.cache/netlify-cli-${VERSION}`);
  const command = join(folder, 'node_modules/netlify-cli/bin/run.js');
  if (existsSync(join(folder, 'complete'))) return command;
  console.log(`Installing netlify-cli ${VERSION} …`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, `netlify-cli@${VERSION}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await writeFile(join(folder, 'complete'), VERSION);
  return command;
}
