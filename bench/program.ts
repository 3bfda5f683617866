import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The whole program, started as `npm start` does, on a fresh database and a free port. */
export interface Program {
  origin: string;
  stop: () => Promise<void>;
}

interface Start {
  env?: Record<string, string>;
  /** The file to start. */
  file?: string;
}

/** @throws where it ends before it answers */
export async function startProgram({ env, file = 'server/main.ts' }: Start = {}): Promise<Program> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const port = String(await freePort());
  const child = spawn(process.execPath, ['scripts/run.mjs', file], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Ready on ') && resolve());
    child.on('exit', (status) => reject(new Error(`The program ended with status ${status}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
