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
 * Runs `npm ci` where node_modules differs from package-lock.json. A second installer of the same clone waits.
 *
 * @param {string} root folder of package.json
 * @param {(installer: import('node:child_process').ChildProcess | undefined) => void} onChild gets the npm process,
 * so that a signal can reach it
 */
export async function install(root, onChild) {
  if (isInstalled(root)) return;
  const release = await claim(root);
  try {
    if (isInstalled(root)) return;
    const began = Date.now();
    console.log('Installing packages …');
    await npmCi(root, onChild);
    console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  } finally {
    onChild(undefined);
    release();
  }
}

/**
 * Whether node_modules matches package-lock.json; optional packages of other platforms may be missing.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} Package
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
 * @param {string} root
 * @param {(installer: import('node:child_process').ChildProcess) => void} onChild
 */
async function npmCi(root, onChild) {
  // Even with NODE_ENV=production, what the build and the tests need must be installed. Install scripts stay off
  // whatever the user's own configuration says, as in .npmrc.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const installer = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  onChild(installer);
  const waiting = setInterval(() => console.log('… still installing'), 20_000);
  const code = await new Promise((resolve) => {
    installer.on('error', () => resolve(-1));
    installer.on('exit', resolve);
  }).finally(() => clearInterval(waiting));
  if (code !== 0) throw new Error('The packages could not be installed: npm says why above.');
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
