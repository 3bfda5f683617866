import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Env, readEnv } from '#src/contracts/env/env.ts';
import { PlainError } from './plain-error.ts';

/**
 * Reads `.env` (set variables win), validates the environment, and creates `DATA_DIR`. A folder that `MEDIA_DIR` names
 * has to be there: a disk that is not mounted would be found empty.
 * @throws {EnvError | PlainError} one line that names the variable
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
  const pictures = resolve(env.MEDIA_DIR);
  if (process.env.MEDIA_DIR?.trim()) requireFolder('MEDIA_DIR', pictures);
  return { ...env, DATA_DIR: folder, MEDIA_DIR: pictures };
}

function requireFolder(name: string, folder: string): void {
  try {
    accessSync(`${folder}/.`, constants.W_OK);
  } catch (error) {
    throw new PlainError(
      `${name} is no folder that can be written. Is a disk not mounted? (${(error as Error).message})`,
    );
  }
}

/** The address to type into a browser, such as `http://127.0.0.1:4321`. */
export function browserAddress(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Stops a production build whose site would fail at every request.
 * @throws {PlainError} one line with all that is missing
 */
export function requireForProduction(env: Env): void {
  const missing = (['DATABASE_URL', 'SESSION_SECRET'] as const).filter((name) => !env[name]);
  if (missing.length === 0) return;
  const [is, it] = missing.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const instead = env.DATABASE_URL ? '' : ', or add a Netlify Database in place of DATABASE_URL';
  throw new PlainError(
    `${missing.join(' and ')} ${is} missing: set ${it} in the site's environment variables, for builds and functions${instead}, then deploy again (docs/deploying.md).`,
  );
}
