/**
 * Every variable the program reads from its environment, declared once (the table of docs/api.md and
 * `.env.example` say the same in words). A variable set to nothing counts as not set.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

/** A variable is wrong; the message is one line that names it and never shows its value. */
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

/** A whole number between two bounds, with the value that stands where the variable is not set. */
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
  /** Folder of everything that the embedded default keeps. */
  DATA_DIR: z._default(z.string(), '.data'),

  DATABASE_URL: postgresAddress,
  DATABASE_URL_UNPOOLED: postgresAddress,
  /** All that previews know of a database. */
  PREVIEW_DATABASE_URL: postgresAddress,
  /** A WebSocket proxy for the Neon driver, which then reaches any Postgres. */
  NEON_WS_PROXY: z.optional(
    z
      .string()
      .check(z.regex(/^[\w.[\]:-]+:\d+(\/\S*)?$/, 'must be host:port/path, without a scheme')),
  ),

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
  /** So long after a call of the hook, further changes wait and become one call; 0: none wait. */
  BUILD_HOOK_MINUTES: wholeNumber(0, 525_600, 1440),

  CHATBOT_WEBHOOK_URL: webAddress,
  INDUSTRY_ANALYSIS_WEBHOOK_URL: webAddress,
  LLM_BASE_URL: webAddress,
  LLM_API_KEY: text,
  LLM_MODEL: text,
  /** Milliseconds that any of these services may take. */
  UPSTREAM_TIMEOUT_MS: wholeNumber(1, 120_000, 8000),

  NOTIFY_WEBHOOK_URL: webAddress,
  /** Signs what goes to NOTIFY_WEBHOOK_URL. */
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

  /** Set to 1 by `local/` for what it starts; nobody else sets it. */
  FREEHAND_LOCAL: text,
});

/** Names of all variables that the program reads. */
export const allVariableNames: readonly string[] = Object.keys(variables.shape);

/** Names of all variables that a person may set. */
export const variableNames: readonly string[] = allVariableNames.filter(
  (name) => name !== 'FREEHAND_LOCAL',
);

/** Variables that say something only together. */
const pairs = [
  ['ADMIN_USERNAME', 'ADMIN_PASSWORD'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['SMTP_URL', 'NOTIFY_EMAIL'],
] as const;

export type Env = Omit<z.infer<typeof variables>, 'FREEHAND_LOCAL'> & {
  /** Not run by `local/`. */
  deployed: boolean;
  /** Of a pull request or a branch ({@link envOfDeploy}). */
  isPreview: boolean;
  /** One line each, for who starts the program to print. */
  warnings: string[];
};

/**
 * The checked environment, with defaults filled in.
 *
 * @throws {EnvError} where a variable is wrong
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(set);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const { FREEHAND_LOCAL: local, ...values } = result.data;
  for (const [one, other] of pairs) requirePair(values, one, other);

  const deployed = local !== '1';
  const warnings: string[] = [];
  if (deployed && values.RATE_LIMIT_FACTOR !== 1) {
    values.RATE_LIMIT_FACTOR = 1;
    warnings.push('RATE_LIMIT_FACTOR is ignored where the site is deployed.');
  }
  return { ...values, deployed, isPreview: false, warnings };
}

/**
 * What a deploy may know: a preview (of a pull request, of a branch) has the database that is set for
 * previews or none, calls no build hook and tells nobody, whatever is set for the site itself.
 *
 * @param context the deploy's, as the platform calls it; undefined where it says nothing, as on one's own machine
 */
export function envOfDeploy<T extends Env>(env: T, context: string | undefined): T {
  if (!context || ['production', 'dev'].includes(context)) return env;
  return {
    ...env,
    isPreview: true,
    DATABASE_URL: env.PREVIEW_DATABASE_URL,
    DATABASE_URL_UNPOOLED: undefined,
    BUILD_HOOK_URL: undefined,
    NOTIFY_WEBHOOK_URL: undefined,
    SMTP_URL: undefined,
    NOTIFY_EMAIL: undefined,
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

/** With a host, and a name and password that can be read: a `%` in them is written `%25`. */
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
