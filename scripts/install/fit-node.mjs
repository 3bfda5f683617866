import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runNpm } from './install.mjs';

/** We use experimental features of Node.js on purpose. Its warnings would bury our own output. */
const QUIET = '--disable-warning=ExperimentalWarning';

/** In MiB. With twice as much, the default, a collection stops the server three times as long; builds are as fast. */
const YOUNG = '--max-semi-space-size=8';

/**
 * A Node.js that runs TypeScript: this one, if need be with flags, else one that is installed into `.node`, from the
 * registry and by the hash in the lockfile beside this file.
 *
 * @param {string} root folder of package.json
 * @param {Parameters<typeof runNpm>[3]} onChild
 * @returns {Promise<string[]>} the executable and its flags
 * @throws {Error} where no Node.js on this machine is new enough, and none can be had
 */
export async function fitNode(root, onChild) {
  const own = process.versions.node;
  if (stripsTypes(own)) return [process.execPath, QUIET, YOUNG];
  if (atLeast(own, 22, 12)) {
    return [process.execPath, QUIET, YOUNG, '--experimental-strip-types', '--experimental-sqlite'];
  }
  const folder = join(root, '.node');
  if (!runsTypes(folder)) {
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) {
      copyFileSync(new URL(`node/${file}`, import.meta.url), join(folder, file));
    }
    await runNpm(folder, ['ci'], `Node.js ${own} is too old: installing a newer one`, onChild);
  }
  if (runsTypes(folder)) return [packagedIn(folder), QUIET, YOUNG];
  throw new Error(
    `Node.js ${own} is too old, and there is no package of a newer one for ${process.platform} on ${process.arch}: install Node.js 22.12 or newer.`,
  );
}

/** @param {string} folder */
function packagedIn(folder) {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  return join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}

/** @param {string} folder */
function runsTypes(folder) {
  const { stdout } = spawnSync(packagedIn(folder), ['--version'], { encoding: 'utf8' });
  const version = stdout?.trim().slice(1);
  return Boolean(version && stripsTypes(version));
}

/** @param {string} version */
function stripsTypes(version) {
  return atLeast(version, 22, 18) && !(version.startsWith('23.') && !atLeast(version, 23, 6));
}

/**
 * @param {string} version
 * @param {number} major
 * @param {number} minor
 */
function atLeast(version, major, minor) {
  const [ours = 0, ourMinor = 0] = version.split('.').map(Number);
  return ours > major || (ours === major && ourMinor >= minor);
}
