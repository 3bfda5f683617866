import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { databases, readings, wrong } from './env-cases.data.ts';
import { envOfDeploy, EnvError, readEnv, variableNames } from './env.ts';

test('an empty environment gets every default of the contract', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4321,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    SITE_URL: 'http://localhost:4321',
    RATE_LIMIT_FACTOR: 1,
    UPSTREAM_TIMEOUT_MS: 8000,
    BUILD_HOOK_MINUTES: 1440,
    ASSISTANT_DAILY_LIMIT: 25,
    SEED: 'none',
    onPlatform: true,
    isProduction: true,
    warnings: [],
  });
});

test.each(readings)('%j is read as %j', (set, read) => {
  expect(readEnv(set)).toMatchObject(read);
});

describe('the database is', () => {
  test.each(databases)('%s', (_, set, DATABASE_URL, DATABASE_URL_UNPOOLED) => {
    const env = readEnv(set);
    expect(env).toMatchObject({ DATABASE_URL, DATABASE_URL_UNPOOLED });
    expect(Object.keys(env).filter((name) => name.startsWith('NETLIFY'))).toEqual([]);
  });
});

test.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value])))(
  '%s=%s gives a one-line error with the name and without the value',
  (name = '', value = '') => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
    expect(read).not.toThrow(/hunter2/);
  },
);

test('an incomplete pair names the missing variable', () => {
  expect(() => readEnv({ ADMIN_PASSWORD: 'x' })).toThrow('ADMIN_USERNAME is missing: it goes with ADMIN_PASSWORD.');
  expect(() => readEnv({ NOTIFY_EMAIL: 'a@b.example', SMTP_URL: '' })).toThrow(/^SMTP_URL is missing/);
  expect(() => readEnv({ LLM_BASE_URL: 'http://127.0.0.1:1' })).toThrow(/^LLM_MODEL is missing/);
});

describe('the AI gateway', () => {
  const gateway = { OPENAI_BASE_URL: 'https://gateway.example', OPENAI_API_KEY: 'token' };

  test('is used by the model that is named', () => {
    const named = { ...gateway, ASSISTANT_MODEL: 'small' };
    expect(readEnv(named)).toMatchObject({ ...named, warnings: [] });
  });

  test('is ignored if no model is named, whatever its variables say', () => {
    const env = readEnv({ OPENAI_BASE_URL: 'what another program wants', OPENAI_API_KEY: 'token' });
    expect(env).not.toHaveProperty('OPENAI_BASE_URL');
    expect(env).not.toHaveProperty('OPENAI_API_KEY');
  });

  test('that is missing, or at no address, is reported', () => {
    const ASSISTANT_MODEL = 'small';
    expect(readEnv({ ASSISTANT_MODEL }).warnings).toEqual([
      'ASSISTANT_MODEL is not used: OPENAI_BASE_URL and OPENAI_API_KEY are not set.',
    ]);
    expect(() => readEnv({ ...gateway, ASSISTANT_MODEL, OPENAI_BASE_URL: 'gateway' })).toThrow(
      'OPENAI_BASE_URL must be an http or https address.',
    );
  });
});

test('.env.example lists every variable, and every default in it is the real one', async () => {
  const example = parseEnv(await readFile('.env.example', 'utf8'));
  const { warnings: _, ...defaults } = readEnv({ LOCAL_PROGRAM: '1' });
  expect(readEnv({ ...example, LOCAL_PROGRAM: '1' })).toMatchObject(defaults);
  expect(Object.keys(example).sort()).toEqual([...variableNames].sort());
});

test('the deploy button asks only for values without a default', async () => {
  const { template } = parse(await readFile('netlify.toml', 'utf8')) as {
    template: { environment: Record<string, string> };
  };
  // The platform provides these values itself, so nobody has to set them.
  expect(Object.keys(template.environment)).toEqual([
    'DATABASE_URL',
    'SESSION_SECRET',
    'ADMIN_USERNAME',
    'ADMIN_PASSWORD',
  ]);
});

describe.each(['deploy-preview', 'branch-deploy', 'staging'])('a deploy of %s', (context) => {
  const previewOf = (set: Record<string, string>) => envOfDeploy(readEnv(set), context);

  test.each([
    ['DATABASE_URL', { DATABASE_URL: 'postgres://site', DATABASE_URL_UNPOOLED: 'postgres://site' }],
    ["the platform's own database", { NETLIFY_DB_URL: 'postgres://site' }],
    ['its extension', { NETLIFY_DATABASE_URL: 'postgres://site', NETLIFY_DATABASE_URL_UNPOOLED: 'postgres://site' }],
  ])('does not use %s, only its own', (_, set) => {
    expect(JSON.stringify(previewOf(set))).not.toContain('site');
    const preview = previewOf({ ...set, PREVIEW_DATABASE_URL: 'postgres://preview' });
    expect(preview.DATABASE_URL).toBe('postgres://preview');
    expect(JSON.stringify(preview)).not.toContain('site');
  });

  test('sends nothing to other services', () => {
    const address = 'https://secret.example';
    const set = {
      BUILD_HOOK_URL: address,
      NOTIFY_WEBHOOK_URL: address,
      CHATBOT_WEBHOOK_URL: address,
      INDUSTRY_ANALYSIS_WEBHOOK_URL: address,
      ALERT_WEBHOOK_URL: address,
      SMTP_URL: 'smtp://secret.example',
      NOTIFY_EMAIL: 'secret@mail.example',
      LLM_BASE_URL: address,
      LLM_MODEL: 'secret',
      LLM_API_KEY: 'secret',
      ASSISTANT_MODEL: 'secret',
      OPENAI_BASE_URL: address,
      OPENAI_API_KEY: 'secret',
    };
    const kept = (env: object) => Object.values(env).filter((value) => /secret/.test(value)).length;
    expect(kept(readEnv(set))).toBe(Object.keys(set).length);
    expect(kept(previewOf(set))).toBe(0);
  });
});

test('production and local environments keep all variables', () => {
  const site = readEnv({ DATABASE_URL: 'postgres://site' });
  for (const context of ['production', 'dev', undefined]) {
    expect(envOfDeploy(site, context)).toBe(site);
  }
});
