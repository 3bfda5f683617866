import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnv, type Env } from '#src/contracts/env.ts';
import { PlainError } from './plain-error.ts';

/**
 * Reads `.env` (variables that are already set win) and validates the environment. Makes `DATA_DIR` absolute and
 * creates the folder.
 *
 * @throws {EnvError | PlainError} one line that names the wrong variable
 */
export function localEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env.LOCAL_PROGRAM = '1';
  const env = readEnv(process.env);
  const folder = resolve(env.DATA_DIR);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new PlainError(`DATA_DIR cannot be written: ${(error as Error).message}`);
  }
  return { ...env, DATA_DIR: folder };
}

/** The address to type into a browser, such as `http://127.0.0.1:4321`. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
