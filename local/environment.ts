import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnv, type Env } from '#src/contracts/env.ts';

/** The environment of a program that runs on this machine; `DATA_DIR` is absolute and exists. */
export type LocalEnv = Env;

/**
 * Reads `.env` (what is set already wins) and checks the environment.
 *
 * @throws {EnvError} one line that names the wrong variable
 */
export function localEnv(): LocalEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env.FREEHAND_LOCAL = '1';
  const env = readEnv(process.env);
  const folder = resolve(env.DATA_DIR);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { ...env, DATA_DIR: folder };
}

/** The address a person types, `http://127.0.0.1:4321`. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
