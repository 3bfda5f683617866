import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { envOfDeploy, EnvError, readEnv, variableNames } from './env.ts';

test('nothing set: every default of the contract', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4321,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    SITE_URL: 'http://localhost:4321',
    RATE_LIMIT_FACTOR: 1,
    UPSTREAM_TIMEOUT_MS: 8000,
    BUILD_HOOK_MINUTES: 1440,
    deployed: true,
    warnings: [],
  });
});

test('a variable set to nothing is not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 4321 });
  expect(readEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
});

test('numbers are numbers, an origin loses its slash', () => {
  const env = readEnv({
    PORT: '8080',
    UPSTREAM_TIMEOUT_MS: '250',
    SITE_URL: 'https://free.example/',
  });
  expect(env).toMatchObject({
    PORT: 8080,
    UPSTREAM_TIMEOUT_MS: 250,
    SITE_URL: 'https://free.example',
  });
});

test('the factor counts only where local/ runs the program', () => {
  const local = readEnv({ RATE_LIMIT_FACTOR: '0.5', FREEHAND_LOCAL: '1' });
  expect(local).toMatchObject({ RATE_LIMIT_FACTOR: 0.5, deployed: false, warnings: [] });

  const deployed = readEnv({ RATE_LIMIT_FACTOR: '50' });
  expect(deployed.RATE_LIMIT_FACTOR).toBe(1);
  expect(deployed.warnings).toEqual(['RATE_LIMIT_FACTOR is ignored where the site is deployed.']);
});

test.each([
  ['PORT', 'high'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
  ['DATABASE_URL', 'hunter2'],
  ['DATABASE_URL_UNPOOLED', 'host/db'],
  ['SESSION_SECRET', 'hunter2'],
  ['SITE_URL', 'free.example'],
  ['SITE_URL', 'https://free.example/hunter2'],
  ['BUILD_HOOK_URL', 'ftp://hunter2'],
  ['BUILD_HOOK_MINUTES', '-1'],
  ['BUILD_HOOK_MINUTES', '1.5'],
  ['NOTIFY_WEBHOOK_URL', '/hunter2'],
  ['NOTIFY_WEBHOOK_SECRET', 'hunter2'],
  ['SMTP_URL', 'https://user:hunter2@mail.example'],
  ['SMTP_URL', 'smtp:hunter2'],
  ['SMTP_URL', 'smtp://user:hunter2%@mail.example'],
  ['SMTP_URL', 'smtp://user:hunter2@mail.example:70000'],
  ['CHATBOT_WEBHOOK_URL', 'hunter2'],
  ['UPSTREAM_TIMEOUT_MS', '0'],
  ['UPSTREAM_TIMEOUT_MS', '1.5'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', '-2'],
  ['RATE_LIMIT_FACTOR', 'many'],
  ['RATE_LIMIT_FACTOR', 'Infinity'],
])('%s=%s is one clear line that names it and keeps its value to itself', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
  expect(read).not.toThrow(/hunter2/);
});

test('half of a pair names the half that is missing', () => {
  expect(() => readEnv({ ADMIN_PASSWORD: 'x' })).toThrow(
    'ADMIN_USERNAME is missing: it goes with ADMIN_PASSWORD.',
  );
  expect(() => readEnv({ NOTIFY_EMAIL: 'a@b.example', SMTP_URL: '' })).toThrow(
    /^SMTP_URL is missing/,
  );
  expect(() => readEnv({ LLM_BASE_URL: 'http://127.0.0.1:1' })).toThrow(/^LLM_MODEL is missing/);
});

test('.env.example lists every variable, and every default in it is the real one', async () => {
  const example = parseEnv(await readFile('.env.example', 'utf8'));
  const { deployed: _, warnings: __, ...defaults } = readEnv({});
  expect(readEnv(example)).toMatchObject(defaults);
  expect(Object.keys(example).sort()).toEqual([...variableNames].sort());
});

test('the deploy button asks for variables that there are', async () => {
  const { template } = parse(await readFile('netlify.toml', 'utf8')) as {
    template: { environment: Record<string, string> };
  };
  const asked = Object.keys(template.environment);
  expect(variableNames).toEqual(expect.arrayContaining(asked));
  expect(asked).toEqual(expect.arrayContaining(['DATABASE_URL', 'SESSION_SECRET', 'SITE_URL']));
});

test.each(['deploy-preview', 'branch-deploy', 'staging'])(
  'a deploy of %s knows nothing that reaches beyond previews',
  (context) => {
    const site = readEnv({
      DATABASE_URL: 'postgres://site',
      DATABASE_URL_UNPOOLED: 'postgres://site-direct',
      PREVIEW_DATABASE_URL: 'postgres://preview',
      BUILD_HOOK_URL: 'https://hook.example',
      NOTIFY_WEBHOOK_URL: 'https://house.example',
      SMTP_URL: 'smtp://mail.example',
      NOTIFY_EMAIL: 'house@mail.example',
    });
    const preview = envOfDeploy(site, context);
    expect(preview.DATABASE_URL).toBe('postgres://preview');
    expect(JSON.stringify(preview)).not.toMatch(/site|hook|house|mail/);
    expect(envOfDeploy(readEnv({ DATABASE_URL: 'postgres://site' }), context)).toMatchObject({
      DATABASE_URL: undefined,
    });
  },
);

test('the site itself and a machine of its own know all that is set', () => {
  const site = readEnv({ DATABASE_URL: 'postgres://site' });
  for (const context of ['production', 'dev', undefined]) {
    expect(envOfDeploy(site, context)).toBe(site);
  }
});
