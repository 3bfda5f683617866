import type * as z from 'zod/mini';
import { setByPrograms, variables } from './variables.ts';
import { outboundVariables } from './outbound-variables.data.ts';

/** Names of all variables that the program reads. */
export const allVariableNames: readonly string[] = Object.keys(variables.shape);

/** Names of all variables that a person or a service of the platform may set. */
export const variableNames: readonly string[] = allVariableNames.filter((name) => !setByPrograms.includes(name));

/** A variable is invalid; the message is one line that names it and never shows its value. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** Variables that are only valid together. */
const pairs = [
  ['ADMIN_USERNAME', 'ADMIN_PASSWORD'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['SMTP_URL', 'NOTIFY_EMAIL'],
] as const;

type Values = z.infer<typeof variables>;

export type Env = Omit<
  Values,
  | 'LOCAL_PROGRAM'
  | 'NETLIFY'
  | 'NODE_ENV'
  | 'URL'
  | 'NETLIFY_DB_URL'
  | 'NETLIFY_DATABASE_URL'
  | 'NETLIFY_DATABASE_URL_UNPOOLED'
> & {
  SEED: 'demo' | 'none';
  MEDIA_DIR: string;
  /** Runs in a function of the platform, not on a machine of one's own. */
  onPlatform: boolean;
  /** Real visitors use the site: on the platform, and on a machine where NODE_ENV says so. */
  isProduction: boolean;
  /** A deploy of a pull request or a branch ({@link envOfDeploy}). */
  isPreview: boolean;
  /** One line each, printed at start. */
  warnings: string[];
};

/**
 * Validates the environment and fills in defaults.
 *
 * @throws {EnvError} if a variable is invalid
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  // The platform's builds read it as a program of one's own does.
  const isPlatforms = set.LOCAL_PROGRAM !== '1' || set.NETLIFY !== undefined;
  const isProduction = isPlatforms || set.NODE_ENV === 'production';
  // Elsewhere a variable named URL may mean anything.
  if (isPlatforms) set.SITE_URL ??= set.URL;
  // Other programs on this machine may use these two as well; ignore values that are not for us.
  if (!set.ASSISTANT_MODEL) {
    delete set.OPENAI_BASE_URL;
    delete set.OPENAI_API_KEY;
  }
  const result = variables.safeParse(set);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const { LOCAL_PROGRAM: local, NETLIFY: _, NODE_ENV: __, URL: ___, ...rest } = result.data;
  const values = {
    ...withDatabase(rest),
    SEED: rest.SEED ?? (isProduction ? 'none' : 'demo'),
    MEDIA_DIR: rest.MEDIA_DIR ?? `${rest.DATA_DIR}/media`,
  };
  for (const [one, other] of pairs) requirePair(values, one, other);
  if (values.ALERT_EMAIL && !values.SMTP_URL) {
    throw new EnvError('SMTP_URL is missing: it goes with ALERT_EMAIL.');
  }

  const onPlatform = local !== '1';
  const warnings: string[] = [];
  if (onPlatform && values.RATE_LIMIT_FACTOR !== 1) {
    values.RATE_LIMIT_FACTOR = 1;
    warnings.push('RATE_LIMIT_FACTOR is ignored where the site is deployed.');
  }
  const { ASSISTANT_MODEL, LLM_BASE_URL, OPENAI_BASE_URL, OPENAI_API_KEY } = values;
  if (ASSISTANT_MODEL && !LLM_BASE_URL && !(OPENAI_BASE_URL && OPENAI_API_KEY)) {
    warnings.push('ASSISTANT_MODEL is not used: OPENAI_BASE_URL and OPENAI_API_KEY are not set.');
  }
  return { ...values, onPlatform, isProduction, isPreview: false, warnings };
}

/**
 * Resolves the database to two variables: the values a person has set, else those of the platform's own
 * database, else those of its older extension. The three are never mixed, except that DATABASE_URL_UNPOOLED
 * may be set by hand for any of them.
 */
function withDatabase<T extends Partial<Values>>(values: T) {
  const {
    NETLIFY_DB_URL: own,
    NETLIFY_DATABASE_URL: extension,
    NETLIFY_DATABASE_URL_UNPOOLED: extensionDirect,
    ...rest
  } = values;
  const { DATABASE_URL: set, DATABASE_URL_UNPOOLED: direct } = values;
  return {
    ...rest,
    DATABASE_URL: set ?? own ?? extension,
    DATABASE_URL_UNPOOLED: direct ?? ((set ?? own) ? undefined : extensionDirect),
  };
}

const noOutbound: Partial<Env> = Object.fromEntries(outboundVariables.map((name: keyof Env) => [name, undefined]));

/**
 * Restricts the environment of a preview deploy (of a pull request or a branch): it uses the database set for
 * previews or none, and sends nothing to other services. It does not even use the database branch that the
 * platform creates for a preview: that is a copy of the site's data, personal data included, and previews are
 * public.
 *
 * @param context the platform's name for the kind of deploy; undefined on a local machine
 */
export function envOfDeploy<T extends Env>(env: T, context: string | undefined): T {
  if (!context || ['production', 'dev'].includes(context)) return env;
  return {
    ...env,
    isPreview: true,
    DATABASE_URL: env.PREVIEW_DATABASE_URL,
    DATABASE_URL_UNPOOLED: undefined,
    ...noOutbound,
  };
}

function requirePair(values: Record<string, unknown>, one: string, other: string): void {
  const [missing, present] = values[one] ? [other, one] : [one, other];
  if (!values[missing] && values[present]) {
    throw new EnvError(`${missing} is missing: it goes with ${present}.`);
  }
}
