import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

interface Start {
  command: string;
  port: string;
  built: string;
  /** File that receives all output of emulator and functions. */
  log: string;
  env: Record<string, string>;
}

/** The emulator bundles every function before it answers. */
const STARTUP_TIMEOUT_MS = 300_000;

/** Set by the caller's environment, but never for a deployed function. */
const NOT_DEPLOYED = ['LOCAL_PROGRAM', 'LOCAL_RUNNER', 'RATE_LIMIT_FACTOR', 'DATA_DIR'];

/** Starts `netlify dev` without an account; resolves when a function answers. */
export async function startEmulator({ command, port, built, log, env }: Start) {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_DEPLOYED.includes(name));
  const output = await open(log, 'w');
  const options = ['--offline', '--internal-disable-edge-functions', '--no-open', '--framework', '#static'];
  const child = spawn(process.execPath, [command, 'dev', ...options, '--dir', built, '--port', port], {
    // A process group of its own, because it starts programs that must end with it.
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
    env: { ...Object.fromEntries(inherited), NETLIFY_TELEMETRY_DISABLED: '1', CI: '1', ...env },
  });
  const stop = async () => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (!isOver && child.pid) {
      process.kill(-child.pid, 'SIGKILL');
      await once(child, 'exit');
    }
    await output.close();
  };
  const origin = `http://localhost:${port}`;
  const isGone = () => child.exitCode !== null;
  if (!(await waitUntilHealthy(`${origin}/api/health`, isGone))) {
    await stop();
    throw new Error(`The emulator did not start:\n${(await readFile(log, 'utf8')).slice(-4000)}`);
  }
  return { origin, stop };
}

async function waitUntilHealthy(address: string, isGone: () => boolean): Promise<boolean> {
  for (const end = Date.now() + STARTUP_TIMEOUT_MS; Date.now() < end && !isGone(); await sleep(500)) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
}
