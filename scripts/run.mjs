/**
 * Runs a file of the project: `node scripts/run.mjs server/main.ts [arguments]`. Plain JavaScript, because Node.js 20 must
 * run it on a fresh clone: it installs what is missing and picks a Node.js that runs TypeScript.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { fitNode } from './install/fit-node.mjs';
import { install } from './install/install.mjs';
import { requireUsableFolder } from './install/usable-folder.mjs';
import { ignoreOutputErrors } from '../server/output-errors.mjs';
import { watchParent } from '../server/watch-parent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [file, ...args] = process.argv.slice(2);

/** The program may be blocked in WebAssembly. `kill -9` is safe for the database. */
const GRACE_MS = 3700;
/** A signal is the normal way to end a server. For any other command it is an interruption. */
const SERVERS = ['server/main.ts', 'scripts/dev.ts'];
const STOPPED = SERVERS.includes(file ?? '') ? 0 : 1;
/** What an owner and a server run. Everything else also needs the tools of checks, tests and measurements. */
const OF_THE_SITE =
  /^server\/|^scripts\/(?:dev|build|preview|migrate|seed|backup|restore|upgrade|posts-import|admin-\w+)\.ts$/;

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
let stopping = false;

ignoreOutputErrors();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => stop(signal));
}
if (process.env.npm_lifecycle_event) watchParent(() => stop('SIGTERM'));

try {
  if (!file) throw new Error('Usage: node scripts/run.mjs FILE [arguments]');
  requireUsableFolder(root);
  /** @param {import('node:child_process').ChildProcess | undefined} installer */
  const onChild = (installer) => (child = installer);
  await install(root, OF_THE_SITE.test(file) ? 'site' : 'all', onChild);
  const [node, ...flags] = await fitNode(root, onChild);
  child = spawn(/** @type {string} */ (node), [...flags, file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LOCAL_RUNNER: String(process.pid) },
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? (stopping ? STOPPED : 128 + constants.signals[signal ?? 'SIGKILL']));
  });
} catch (error) {
  if (stopping) process.exit(STOPPED);
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (!child) process.exit(STOPPED);
  child.kill(signal);
  if (stopping) return;
  stopping = true;
  setTimeout(() => child?.kill('SIGKILL'), GRACE_MS).unref();
}
