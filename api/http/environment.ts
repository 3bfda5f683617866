import { allVariableNames, type Env, envOfDeploy, EnvError, readEnv } from '#src/contracts/env/env.ts';
import { log } from '#src/lib/log.ts';

/** The environment of a function, which requires the session secret. */
export type FunctionEnv = Env & {
  SESSION_SECRET: string;
  /** The webhook was entered by an owner, not by whoever runs the site. */
  ownersWebhook?: true;
};

let last: { variables: string; env: FunctionEnv } | undefined;

/**
 * The validated environment, limited to what a preview deploy may know. Cached until a variable changes, since every
 * request needs it. Warnings are logged when it is read.
 *
 * @param deploy the platform's name for the kind of deploy
 * @throws {EnvError} one line that names the variable that is wrong or missing
 */
export function functionEnv(deploy?: string): FunctionEnv {
  const variables = JSON.stringify(allVariableNames.map((name) => process.env[name] ?? null));
  if (last?.variables !== variables) last = { variables, env: read() };
  return envOfDeploy(last.env, deploy);
}

function read(): FunctionEnv {
  const env = readEnv(process.env);
  const { SESSION_SECRET } = env;
  if (!SESSION_SECRET) throw new EnvError('SESSION_SECRET is required, 32 bytes or more.');
  for (const warning of env.warnings) log('error', { event: 'warning', warning });
  return { ...env, SESSION_SECRET };
}
