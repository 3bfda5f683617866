import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readEnv } from '#src/contracts/env.ts';
import { requireForProduction } from './production.ts';
import { folderWith } from './testing/folder.ts';

const SESSION_SECRET = 'a secret of the tests, 32 bytes or more';
const DATABASE_URL = 'postgres://127.0.0.1/site';

test.each([
  ['anything', {}, 'DATABASE_URL and SESSION_SECRET are'],
  ['a database', { SESSION_SECRET }, 'DATABASE_URL is'],
  ['a secret', { DATABASE_URL }, 'SESSION_SECRET is'],
  [
    'a secret, on a database of the platform',
    { NETLIFY_DB_URL: DATABASE_URL },
    'SESSION_SECRET is',
  ],
])('production without %s is a one-line error that says what to do', (_, set, names) => {
  const line = new RegExp(`^${names} missing: set [^\\n]+ then deploy again [^\\n]+$`);
  expect(() => requireForProduction(readEnv(set))).toThrow(line);
});

test('a secret and any database are enough for production', () => {
  for (const name of ['DATABASE_URL', 'NETLIFY_DB_URL', 'NETLIFY_DATABASE_URL']) {
    const env = readEnv({ SESSION_SECRET, [name]: DATABASE_URL });
    expect(() => requireForProduction(env)).not.toThrow();
  }
});

test(
  'the production build itself stops there, with that line alone',
  { timeout: 60_000 },
  async () => {
    const { PATH = '', HOME = '' } = process.env;
    const DATA_DIR = await folderWith();
    const platform = { NETLIFY: 'true', CONTEXT: 'production', URL: 'https://name.netlify.app' };
    const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], {
      env: { PATH, HOME, DATA_DIR, OUT_DIR: `${DATA_DIR}/dist`, ...platform },
    });
    const ended = [once(child, 'close'), text(child.stdout), text(child.stderr)] as const;
    const [[status], out, error] = await Promise.all(ended);
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(error).toMatch(/^DATABASE_URL and SESSION_SECRET are missing: [^\n]+\n$/);
  },
);
