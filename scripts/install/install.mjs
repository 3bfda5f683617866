import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often an installer touches its claim file. */
const HEARTBEAT_MS = 1000;
/** A claim that was not touched for this long is abandoned. */
const STALE_MS = 10_000;

/**
 * What is installed: the site's packages, or these and the tools that check and test it (`devDependencies`).
 *
 * @typedef {'site' | 'all'} Extent
 */

/**
 * Installs packages where node_modules differs from package-lock.json. A second installer of the same clone waits.
 *
 * @param {string} root folder of package.json
 * @param {Extent} extent
 * @param {(installer: import('node:child_process').ChildProcess | undefined) => void} onChild gets the npm process,
 * so that a signal can reach it
 */
export async function install(root, extent, onChild) {
  if (isInstalled(root, extent)) return;
  const release = await claim(root);
  try {
    if (isInstalled(root, extent)) return;
    // A program may be running on what is there: tools are added to it, and stay where the site's packages change.
    if (extent === 'all' && isInstalled(root, 'site')) {
      await runNpm(root, [...ADD, '--include=dev'], 'Installing the tools of checks and tests', onChild);
    } else {
      const omitted = extent === 'site' ? '--omit=dev' : '--include=dev';
      await runNpm(root, ['ci', omitted], 'Installing packages', onChild);
    }
  } finally {
    onChild(undefined);
    release();
  }
}

/** `npm install` of what the lockfile says, without a change of it. */
const ADD = ['install', '--no-save'];

/**
 * Whether node_modules has what package-lock.json says, beside which it may have more of it; optional packages of other
 * platforms may be missing.
 *
 * @param {string} root
 * @param {Extent} extent
 */
export function isInstalled(root, extent) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    if (path === '') return true;
    const found = present[path];
    if (found) return found.version === version;
    return Boolean(optional || devOptional || (dev && extent === 'site'));
  });
}

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder of package.json
 * @param {string[]} command
 * @param {string} what it is called for whoever waits
 * @param {(installer: import('node:child_process').ChildProcess) => void} onChild
 */
export async function runNpm(folder, command, what, onChild) {
  const began = Date.now();
  console.log(`${what} …`);
  // Install scripts stay off whatever the user's own configuration says, as in .npmrc.
  const args = [...command, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const installer = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
    : spawn('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  onChild(installer);
  const waiting = setInterval(() => console.log('… still installing'), 20_000);
  const code = await new Promise((resolve) => {
    installer.on('error', () => resolve(-1));
    installer.on('exit', resolve);
  }).finally(() => clearInterval(waiting));
  if (code !== 0) throw new Error('The packages could not be installed: npm says why above.');
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/**
 * Keeps other installers out of this clone by a file that it touches while it runs: abandoned, the file grows stale.
 *
 * @param {string} root
 * @returns {Promise<() => void>} releases the claim
 */
async function claim(root) {
  const name = createHash('sha256').update(`${process.getuid?.()} ${root}`).digest('hex').slice(0, 16);
  const claimFile = join(tmpdir(), `site-install-${name}`);
  for (let isReported = false; !take(claimFile); isReported = true) {
    if (!isReported) console.log('Another process is installing packages here: waiting for it.');
    await sleep(HEARTBEAT_MS / 2);
  }
  const beat = setInterval(() => utimesSync(claimFile, new Date(), new Date()), HEARTBEAT_MS);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(claimFile, { force: true });
  };
}

/** @param {string} claimFile */
function take(claimFile) {
  try {
    if (Date.now() - statSync(claimFile).mtimeMs > STALE_MS) rmSync(claimFile, { force: true });
  } catch {
    // No claim file: nobody is installing.
  }
  try {
    writeFileSync(claimFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
