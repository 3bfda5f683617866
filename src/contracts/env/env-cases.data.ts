/** Environments, and what they are read as. */
export const readings: [set: Record<string, string>, read: object][] = [
  [
    { PORT: '', DATABASE_URL: ' ' },
    { PORT: 4321, DATABASE_URL: undefined },
  ],
  [
    { PORT: '8080', UPSTREAM_TIMEOUT_MS: '250' },
    { PORT: 8080, UPSTREAM_TIMEOUT_MS: 250 },
  ],
  [{ DATA_DIR: '/data' }, { MEDIA_DIR: '/data/media' }],
  [{ DATA_DIR: '/data', MEDIA_DIR: '/shared' }, { MEDIA_DIR: '/shared' }],
  [{ SITE_URL: 'https://free.example/' }, { SITE_URL: 'https://free.example' }],
  [{ TRUST_PROXY: ' ' }, { TRUST_PROXY: [] }],
  [{ TRUST_PROXY: '127.0.0.1' }, { TRUST_PROXY: ['127.0.0.1'] }],
  [
    { TRUST_PROXY: '10.0.0.0/8, ::1,fd00::/8 , ::ffff:192.0.2.1' },
    { TRUST_PROXY: ['10.0.0.0/8', '::1', 'fd00::/8', '::ffff:192.0.2.1'] },
  ],
  // Demo posts are seeded by default only where no real visitors come.
  [{ LOCAL_PROGRAM: '1' }, { SEED: 'demo' }],
  [{ LOCAL_PROGRAM: '1', SEED: 'none' }, { SEED: 'none' }],
  [{ LOCAL_PROGRAM: '1', NETLIFY: 'true' }, { SEED: 'none' }],
  [
    { LOCAL_PROGRAM: '1', NODE_ENV: 'production' },
    { SEED: 'none', isProduction: true, onPlatform: false },
  ],
  [
    { LOCAL_PROGRAM: '1', NODE_ENV: 'production', SEED: 'demo', RATE_LIMIT_FACTOR: '5' },
    { SEED: 'demo', RATE_LIMIT_FACTOR: 5, warnings: [] },
  ],
  [{ SEED: 'demo' }, { SEED: 'demo' }],
  // The platform's address, in builds and in functions; elsewhere a variable named URL may mean anything.
  [{ URL: 'https://name.netlify.app' }, { SITE_URL: 'https://name.netlify.app' }],
  [{ URL: 'https://name.netlify.app', LOCAL_PROGRAM: '1', NETLIFY: 'true' }, { SITE_URL: 'https://name.netlify.app' }],
  [{ URL: 'https://name.netlify.app', SITE_URL: 'https://free.example' }, { SITE_URL: 'https://free.example' }],
  [{ URL: 'what I copied', LOCAL_PROGRAM: '1' }, { SITE_URL: 'http://localhost:4321' }],
  // The rate limit factor applies only on the local server.
  [
    { LOCAL_PROGRAM: '1', RATE_LIMIT_FACTOR: '0.5' },
    { RATE_LIMIT_FACTOR: 0.5, isProduction: false, onPlatform: false, warnings: [] },
  ],
  [
    { RATE_LIMIT_FACTOR: '50' },
    {
      RATE_LIMIT_FACTOR: 1,
      warnings: ['RATE_LIMIT_FACTOR is ignored where the site is deployed.'],
    },
  ],
];

const own = { NETLIFY_DB_URL: 'postgres://own' };
const extension = {
  NETLIFY_DATABASE_URL: 'postgres://extension',
  NETLIFY_DATABASE_URL_UNPOOLED: 'postgres://extension-direct',
};
const direct = { DATABASE_URL_UNPOOLED: 'postgres://direct' };

/** The variables of a database, and the addresses that follow. */
export const databases: [what: string, set: Record<string, string>, url: string, direct: string | undefined][] = [
  ["the platform's own database", own, 'postgres://own', undefined],
  ["its extension's database", extension, 'postgres://extension', 'postgres://extension-direct'],
  ["the platform's own database rather than the extension's", { ...own, ...extension }, 'postgres://own', undefined],
  ["a direct address with the platform's own database", { ...own, ...direct }, 'postgres://own', 'postgres://direct'],
  [
    'DATABASE_URL rather than both',
    { ...own, ...extension, DATABASE_URL: 'postgres://set' },
    'postgres://set',
    undefined,
  ],
  ['an empty DATABASE_URL', { ...own, DATABASE_URL: '' }, 'postgres://own', undefined],
];

/** Wrong values by variable; an error must not repeat the secret in them. */
export const wrong: Record<string, string[]> = {
  PORT: ['high', '70000', '-1'],
  DATABASE_URL: ['mysql://root:hunter2@host/db', 'hunter2'],
  DATABASE_URL_UNPOOLED: ['host/db'],
  NETLIFY_DB_URL: ['hunter2'],
  NETLIFY_DATABASE_URL: ['hunter2'],
  NETLIFY_DATABASE_URL_UNPOOLED: ['hunter2'],
  SEED: ['hunter2'],
  SESSION_SECRET: ['hunter2'],
  SITE_URL: ['free.example', 'https://free.example/hunter2'],
  TRUST_PROXY: [
    'hunter2',
    'loopback',
    '127.0.0.1;10.0.0.1',
    '127.0.0.1,',
    '127.0.0.1:8080',
    '[::1]',
    '010.0.0.1',
    '1',
    '10.0.0.0/33',
    '10.0.0.0/255.0.0.0',
    'fd00::/129',
    'fe80::1%eth0',
    // Everybody.
    '0.0.0.0/0',
    '::/0',
  ],
  BUILD_HOOK_URL: ['ftp://hunter2'],
  BUILD_HOOK_MINUTES: ['-1', '1.5'],
  NOTIFY_WEBHOOK_URL: ['/hunter2'],
  NOTIFY_WEBHOOK_SECRET: ['hunter2'],
  SMTP_URL: [
    'https://user:hunter2@mail.example',
    'smtp:hunter2',
    'smtp://user:hunter2%@mail.example',
    'smtp://user:hunter2@mail.example:70000',
  ],
  CHATBOT_WEBHOOK_URL: ['hunter2'],
  ASSISTANT_MODEL: ['hunter2 the second'],
  ASSISTANT_FACTS: ['hunter2'],
  ASSISTANT_DAILY_LIMIT: ['-1', 'many'],
  UPSTREAM_TIMEOUT_MS: ['0', '1.5'],
  RATE_LIMIT_FACTOR: ['0', '-2', 'many', 'Infinity'],
};
