/**
 * Every environment variable the program reads, declared once (the table of docs/api.md and `.env.example`
 * describe the same). A variable set to an empty string counts as not set.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

/** A variable is invalid; the message is one line that names it and never shows its value. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const text = z.optional(z.string());

const webAddress = z.optional(
  z
    .string()
    .check(
      z.refine(
        (value) => hasScheme(value, ['http:', 'https:']),
        'must be an http or https address',
      ),
    ),
);

const postgresAddress = z.optional(
  z
    .string()
    .check(
      z.refine(
        (value) => hasScheme(value, ['postgres:', 'postgresql:']),
        'must be a Postgres address such as postgres://user:password@host/name',
      ),
    ),
);

const secretKey = z.optional(
  z
    .string()
    .check(
      z.refine((value) => new TextEncoder().encode(value).length >= 32, 'must be 32 bytes or more'),
    ),
);

/** A whole number between two bounds, with a default for when the variable is not set. */
function wholeNumber(low: number, high: number, fallback: number) {
  const wrong = `must be a whole number from ${low} to ${high}`;
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, wrong)),
      z.pipe(z.transform(Number), z.number().check(z.minimum(low, wrong), z.maximum(high, wrong))),
    ),
    fallback,
  );
}

const variables = z.object({
  PORT: wholeNumber(0, 65_535, 4321),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Folder of all data of the local setup. */
  DATA_DIR: z._default(z.string(), '.data'),

  DATABASE_URL: postgresAddress,
  DATABASE_URL_UNPOOLED: postgresAddress,
  /** Set by the platform's own database; used if DATABASE_URL is not set, as are the next two. */
  NETLIFY_DB_URL: postgresAddress,
  /** Set by the platform's older database extension. */
  NETLIFY_DATABASE_URL: postgresAddress,
  NETLIFY_DATABASE_URL_UNPOOLED: postgresAddress,
  /** The only database that previews may use. */
  PREVIEW_DATABASE_URL: postgresAddress,
  /** A WebSocket proxy for the Neon driver, so that the driver can reach any Postgres. */
  NEON_WS_PROXY: z.optional(
    z
      .string()
      .check(z.regex(/^[\w.[\]:-]+:\d+(\/\S*)?$/, 'must be host:port/path, without a scheme')),
  ),

  /** Initial content of a new database. */
  SEED: z.optional(z.enum(['demo', 'none'], 'must be demo or none')),

  ADMIN_USERNAME: text,
  ADMIN_PASSWORD: text,
  SESSION_SECRET: secretKey,

  SITE_URL: z._default(
    z.pipe(
      z.string().check(z.refine(isOrigin, 'must be an origin such as https://example.com')),
      z.transform((value) => new URL(value).origin),
    ),
    'http://localhost:4321',
  ),
  BUILD_HOOK_URL: webAddress,
  /** Minutes during which changes after a hook request are batched into one more request; 0: no batching. */
  BUILD_HOOK_MINUTES: wholeNumber(0, 525_600, 1440),

  CHATBOT_WEBHOOK_URL: webAddress,
  INDUSTRY_ANALYSIS_WEBHOOK_URL: webAddress,
  LLM_BASE_URL: webAddress,
  LLM_API_KEY: text,
  LLM_MODEL: text,
  /** The model to use through the platform's AI Gateway if no LLM_ variable is set. */
  ASSISTANT_MODEL: z.optional(
    z
      .string()
      .check(z.regex(/^\S{1,200}$/, 'must be the name of a model, without spaces: gpt-4o-mini')),
  ),
  /** Set by the platform's AI Gateway, without `/v1`; read only if ASSISTANT_MODEL is set, as is the key. */
  OPENAI_BASE_URL: webAddress,
  OPENAI_API_KEY: text,
  /** Maximum number of questions per day that go to a model of either kind. */
  ASSISTANT_DAILY_LIMIT: wholeNumber(0, 1_000_000, 25),
  /** Timeout of any of these services, in milliseconds. */
  UPSTREAM_TIMEOUT_MS: wholeNumber(1, 120_000, 8000),

  NOTIFY_WEBHOOK_URL: webAddress,
  /** Signs the requests to NOTIFY_WEBHOOK_URL. */
  NOTIFY_WEBHOOK_SECRET: secretKey,
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isMailServer,
          'must be an smtp or smtps address such as smtps://user:password@mail.example',
        ),
      ),
  ),
  NOTIFY_EMAIL: z.optional(z.string().check(z.email('must be an e-mail address'))),
  /** Where urgent alerts go; either or both. */
  ALERT_WEBHOOK_URL: webAddress,
  ALERT_EMAIL: z.optional(z.string().check(z.email('must be an e-mail address'))),

  /** How backups and restores of a deployed site reach its pictures. */
  NETLIFY_SITE_ID: text,
  NETLIFY_AUTH_TOKEN: text,

  /** Multiplies every request limit but the login throttle. */
  RATE_LIMIT_FACTOR: z._default(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform(Number),
        z.number('must be a number above 0').check(z.positive('must be a number above 0')),
      ),
    ),
    1,
  ),

  /** Set to 1 by `scripts/run.mjs` for the programs it starts; nobody else sets it. */
  FREEHAND_LOCAL: text,
  /** Set by the platform: during builds, and the primary URL of the site, in builds and functions. */
  NETLIFY: text,
  URL: text,
});

/** Variables that programs set, never a person. */
const setByPrograms = ['FREEHAND_LOCAL', 'NETLIFY', 'URL'];

/** Names of all variables that the program reads. */
export const allVariableNames: readonly string[] = Object.keys(variables.shape);

/** Names of all variables that a person or a service of the platform may set. */
export const variableNames: readonly string[] = allVariableNames.filter(
  (name) => !setByPrograms.includes(name),
);

/** Variables that are only valid together. */
const pairs = [
  ['ADMIN_USERNAME', 'ADMIN_PASSWORD'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['SMTP_URL', 'NOTIFY_EMAIL'],
] as const;

type Values = z.infer<typeof variables>;

export type Env = Omit<
  Values,
  | 'FREEHAND_LOCAL'
  | 'NETLIFY'
  | 'URL'
  | 'NETLIFY_DB_URL'
  | 'NETLIFY_DATABASE_URL'
  | 'NETLIFY_DATABASE_URL_UNPOOLED'
> & {
  SEED: 'demo' | 'none';
  /** Not started by `scripts/run.mjs`. */
  deployed: boolean;
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
  // The platform's builds are run by `scripts/run.mjs` too.
  const onPlatform = set.FREEHAND_LOCAL !== '1' || set.NETLIFY !== undefined;
  // Elsewhere a variable named URL may mean anything.
  if (onPlatform) set.SITE_URL ??= set.URL;
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
  const { FREEHAND_LOCAL: local, NETLIFY: _, URL: __, ...rest } = result.data;
  const values = { ...withDatabase(rest), SEED: rest.SEED ?? (onPlatform ? 'none' : 'demo') };
  for (const [one, other] of pairs) requirePair(values, one, other);
  if (values.ALERT_EMAIL && !values.SMTP_URL) {
    throw new EnvError('SMTP_URL is missing: it goes with ALERT_EMAIL.');
  }

  const deployed = local !== '1';
  const warnings: string[] = [];
  if (deployed && values.RATE_LIMIT_FACTOR !== 1) {
    values.RATE_LIMIT_FACTOR = 1;
    warnings.push('RATE_LIMIT_FACTOR is ignored where the site is deployed.');
  }
  const { ASSISTANT_MODEL, LLM_BASE_URL, OPENAI_BASE_URL, OPENAI_API_KEY } = values;
  if (ASSISTANT_MODEL && !LLM_BASE_URL && !(OPENAI_BASE_URL && OPENAI_API_KEY)) {
    warnings.push('ASSISTANT_MODEL is not used: OPENAI_BASE_URL and OPENAI_API_KEY are not set.');
  }
  return { ...values, deployed, isPreview: false, warnings };
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

/** Variables that let the program send data to other services; previews get none of them. */
const outboundVariables = [
  'BUILD_HOOK_URL',
  'NOTIFY_WEBHOOK_URL',
  'NOTIFY_WEBHOOK_SECRET',
  'SMTP_URL',
  'NOTIFY_EMAIL',
  'ALERT_WEBHOOK_URL',
  'ALERT_EMAIL',
  'CHATBOT_WEBHOOK_URL',
  'INDUSTRY_ANALYSIS_WEBHOOK_URL',
  'LLM_BASE_URL',
  'LLM_API_KEY',
  'LLM_MODEL',
  'ASSISTANT_MODEL',
  'OPENAI_BASE_URL',
  'OPENAI_API_KEY',
] as const satisfies (keyof Env)[];

const noOutbound: Partial<Env> = Object.fromEntries(
  outboundVariables.map((name) => [name, undefined]),
);

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

function hasScheme(value: string, schemes: readonly string[]): boolean {
  return URL.canParse(value) && schemes.includes(new URL(value).protocol);
}

/** Has a host, and a user name and password that can be decoded: a `%` in them must be written `%25`. */
function isMailServer(value: string): boolean {
  if (!hasScheme(value, ['smtp:', 'smtps:'])) return false;
  const { hostname, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return hostname !== '';
}

function isOrigin(value: string): boolean {
  if (!hasScheme(value, ['http:', 'https:'])) return false;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && !search && !hash && !username;
}
