import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** An installer touches its mark this often … */
const BEAT_MS = 1000;
/** … and one untouched for this long belongs to nobody. */
const STALE_MS = 10_000;

/**
 * Runs `npm ci` where the installed packages are not those of package-lock.json. Needs no network
 * where they are. A second installer of the same clone waits for the first.
 *
 * @param {string} root folder of package.json
 * @param {(installer: import('node:child_process').ChildProcess | undefined) => void} onChild told
 *   of npm while it runs, so that a signal can reach it
 * @throws {Error} one line, where npm failed
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
 * Whether node_modules holds what package-lock.json asks for, by the record npm itself leaves there
 * at the end of an installation. Optional packages of other platforms may be missing.
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
  // NODE_ENV=production must not leave out what the build and the tests need.
  // Install scripts stay off whatever the user's own configuration says (.npmrc says so too).
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
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
 * Waits until no other process installs into this clone, and keeps others out. The mark is a file
 * kept fresh while the installer lives: a dead one's grows stale, whatever became of its process id.
 *
 * @param {string} root
 * @returns {Promise<() => void>} gives the claim back
 */
async function claim(root) {
  const name = createHash('sha256')
    .update(`${process.getuid?.()} ${root}`)
    .digest('hex')
    .slice(0, 16);
  const mark = join(tmpdir(), `freehand-install-${name}`);
  for (let told = false; !take(mark); told = true) {
    if (!told) console.log('Another process is installing packages here: waiting for it.');
    await sleep(BEAT_MS / 2);
  }
  const beat = setInterval(() => utimesSync(mark, new Date(), new Date()), BEAT_MS);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(mark, { force: true });
  };
}

/** @param {string} mark */
function take(mark) {
  try {
    if (Date.now() - statSync(mark).mtimeMs > STALE_MS) rmSync(mark, { force: true });
  } catch {
    // No mark: nobody installs.
  }
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
