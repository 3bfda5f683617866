import { type Env, EnvError, readEnv } from '#src/contracts/env.ts';
import { log } from './log.ts';

/** The environment of a function; where deployed there is no stand-in for the key of the sessions. */
export type FunctionEnv = Env & { SESSION_SECRET: string };

let warned = false;

/**
 * Reads and checks the environment; what is worth a warning is logged once an instance.
 *
 * @throws {EnvError} one line that names the variable that is wrong or missing
 */
export function functionEnv(): FunctionEnv {
  const env = readEnv(process.env);
  const { SESSION_SECRET } = env;
  if (!SESSION_SECRET) throw new EnvError('SESSION_SECRET is required, 32 bytes or more.');
  if (!warned) for (const warning of env.warnings) log('error', { event: 'warning', warning });
  warned = true;
  return { ...env, SESSION_SECRET };
}
