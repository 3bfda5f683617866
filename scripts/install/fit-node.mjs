import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

/** We use experimental features of Node.js on purpose. Its warnings would bury our own output. */
const QUIET = '--disable-warning=ExperimentalWarning';

/** In MiB. With twice as much, the default, a collection stops the server three times as long; builds are as fast. */
const YOUNG = '--max-semi-space-size=8';

/**
 * A Node.js that runs TypeScript: this one, else the one pinned in package-lock.json, else this one with flags.
 *
 * @param {string} root folder of package.json
 * @returns {string[]} the executable and its flags
 * @throws {Error} where no Node.js on this machine is new enough
 */
export function fitNode(root) {
  const own = process.versions.node;
  if (stripsTypes(own)) return [process.execPath, QUIET, YOUNG];

  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = system === 'win' ? 'node.exe' : 'node';
  const packaged = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
  const { stdout } = spawnSync(packaged, ['--version'], { encoding: 'utf8' });
  const version = stdout?.trim().slice(1);
  if (version && stripsTypes(version)) return [packaged, QUIET, YOUNG];

  if (atLeast(own, 22, 12)) {
    return [process.execPath, QUIET, YOUNG, '--experimental-strip-types', '--experimental-sqlite'];
  }
  throw new Error(`Node.js ${own} is too old and no newer one came with the packages: install Node.js 22.12 or newer.`);
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
