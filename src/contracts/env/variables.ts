/**
 * Every environment variable the program reads, declared once (`.env.example` describes the same, as a test proves). A variable set to an empty string counts as not set.
 */
import * as z from 'zod/mini';
import {
  addressRanges,
  mailAddress,
  mailServer,
  originVariable,
  positiveNumber,
  postgresAddress,
  secretKey,
  textVariable,
  textLike,
  webAddress,
  wholeNumberVariable,
} from './kinds.ts';

export const variables = z.object({
  PORT: wholeNumberVariable(0, 65_535, 4321),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Folder of all data of the local setup. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** Folder of uploaded pictures, which several instances share; default: `media` in DATA_DIR. */
  MEDIA_DIR: textVariable,

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
  NEON_WS_PROXY: textLike(/^[\w.[\]:-]+:\d+(\/\S*)?$/, 'must be host:port/path, without a scheme'),

  /** `production`: real visitors use the site on this machine. On the platform they do, whatever this says. */
  NODE_ENV: textVariable,

  /** Initial content of a new database. */
  SEED: z.optional(z.enum(['demo', 'none'], 'must be demo or none')),

  ADMIN_USERNAME: textVariable,
  ADMIN_PASSWORD: textVariable,
  SESSION_SECRET: secretKey,

  SITE_URL: z._default(originVariable, 'http://localhost:4321'),
  /** Proxies whose `X-Forwarded-For`, `-Proto` and `-Host` count. */
  TRUST_PROXY: z._default(addressRanges, []),
  BUILD_HOOK_URL: webAddress,
  /** Minutes during which changes after a hook request are batched into one more request; 0: no batching. */
  BUILD_HOOK_MINUTES: wholeNumberVariable(0, 525_600, 1440),

  CHATBOT_WEBHOOK_URL: webAddress,
  INDUSTRY_ANALYSIS_WEBHOOK_URL: webAddress,
  LLM_BASE_URL: webAddress,
  LLM_API_KEY: textVariable,
  LLM_MODEL: textVariable,
  /** The model to use through the platform's AI Gateway if no LLM_ variable is set. */
  ASSISTANT_MODEL: textLike(/^\S{1,200}$/, 'must be the name of a model, without spaces: gpt-4o-mini'),
  /** Set by the platform's AI Gateway, without `/v1`; read only if ASSISTANT_MODEL is set, as is the key. */
  OPENAI_BASE_URL: webAddress,
  OPENAI_API_KEY: textVariable,
  /** Which facts of the site each prompt has; by default all, and the best sixty where the service is near (language-model.ts). */
  ASSISTANT_FACTS: z.optional(z.enum(['all', 'best'], 'must be all or best')),
  /** Maximum number of questions per day that go to a model of either kind. */
  ASSISTANT_DAILY_LIMIT: wholeNumberVariable(0, 1_000_000, 25),
  /** Timeout of any of these services, in milliseconds. */
  UPSTREAM_TIMEOUT_MS: wholeNumberVariable(1, 120_000, 8000),

  NOTIFY_WEBHOOK_URL: webAddress,
  /** Signs the requests to NOTIFY_WEBHOOK_URL. */
  NOTIFY_WEBHOOK_SECRET: secretKey,
  SMTP_URL: mailServer,
  NOTIFY_EMAIL: mailAddress,
  /** Where urgent alerts go; either or both. */
  ALERT_WEBHOOK_URL: webAddress,
  ALERT_EMAIL: mailAddress,

  /** How backups and restores of a deployed site reach its pictures. */
  NETLIFY_SITE_ID: textVariable,
  NETLIFY_AUTH_TOKEN: textVariable,

  /** Multiplies every request limit but the login throttle. */
  RATE_LIMIT_FACTOR: z._default(positiveNumber, 1),

  /** Set to 1 by whatever reads the environment of a machine of one's own (server/environment.ts); nobody else sets it. */
  LOCAL_PROGRAM: textVariable,
  /** Set by the platform: during builds, and the primary URL of the site, in builds and functions. */
  NETLIFY: textVariable,
  URL: textVariable,
});

/** Variables that programs set, never a person. */
export const setByPrograms = ['LOCAL_PROGRAM', 'NETLIFY', 'URL'];
