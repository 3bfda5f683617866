/**
 * The steps of the Dockerfile, in clean folders and without Docker: what they copy and run is enough for the program, which
 * then runs as a user that may write nothing but its data, with a Postgres.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '#db/testing/postgres.ts';

const run = promisify(execFile);
const SITE_URL = 'https://image.example';
/** `nobody` of Debian, where the tests run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

interface Stage {
  folder: string;
  env: Record<string, string>;
  command: string[];
}

/** Does what the Dockerfile says, a folder for each stage. @returns the last one */
async function buildImage(root: string): Promise<Stage> {
  const text = (await readFile('Dockerfile', 'utf8')).replaceAll(/^#.*\n/gm, '').replaceAll('\\\n', ' ');
  const context = join(root, 'context');
  await copyContext(context);
  const stages: Record<string, Stage> = {};
  let stage: Stage = { folder: '', env: {}, command: [] };
  for (const [, instruction = '', rest = ''] of text.matchAll(/^([A-Z]+) (.*)$/gm)) {
    const words = rest.split(' ');
    if (instruction === 'FROM') {
      stage = { folder: join(root, `stage-${Object.keys(stages).length}`), env: {}, command: [] };
      stages[words[2] ?? 'image'] = stage;
      await mkdir(stage.folder);
    } else if (instruction === 'COPY') {
      const from = words[0]?.startsWith('--from=') ? stages[words.shift()?.slice(7) ?? '']?.folder : context;
      const to = words.pop() ?? '';
      for (const name of words) {
        const path = name.replace(/^\/site\//, '');
        await cp(join(from ?? '', path), join(stage.folder, to.endsWith('/') ? join(to, path) : to), {
          recursive: true,
        });
      }
    } else if (instruction === 'ENV') {
      for (const word of words) Object.assign(stage.env, Object.fromEntries([word.split('=')]));
    } else if (instruction === 'ARG') {
      stage.env[rest] = SITE_URL;
    } else if (instruction === 'RUN' && !rest.includes('/data')) {
      // npm knows its registry from here; what the tests have set stays out.
      const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...own } = process.env;
      // A step empties npm's cache, which is not to be that of whoever runs this, or of another npm on this machine.
      const env = { ...own, ...stage.env, npm_config_cache: join(root, 'npm') };
      await run('sh', ['-c', rest], { cwd: stage.folder, env, maxBuffer: 2 ** 26 });
    } else if (instruction === 'CMD') stage.command = JSON.parse(rest) as string[];
  }
  return stage;
}

/** What Docker is given: the files of the repository without those of .dockerignore. */
async function copyContext(to: string): Promise<void> {
  const ignored = (await readFile('.dockerignore', 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'));
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], { maxBuffer: 2 ** 26 });
  for (const file of stdout.trim().split('\n')) {
    if (!ignored.some((name) => file === name || file.startsWith(`${name}/`))) await cp(file, join(to, file));
  }
}

let root: string;
let image: Stage;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-image-'));
  image = await buildImage(root);
  return () => rm(root, { recursive: true, force: true });
}, 10 * 60_000);

test('the image serves the site with a Postgres, writes nothing but its data, and ends when it is told to', async () => {
  const { url, stop } = await startPostgres();
  onTestFinished(stop);
  const data = join(root, 'data');
  await mkdir(data);
  await chmod(data, 0o777);
  await chmod(root, 0o755);
  const [node = '', ...args] = image.command;
  const child = spawn(node === 'node' ? process.execPath : node, args, {
    cwd: image.folder,
    ...NOBODY,
    env: {
      ...image.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: data,
      DATABASE_URL: url,
      SESSION_SECRET: 'of the image, 32 bytes or more, all of them',
      SITE_URL,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  await expect.poll(() => said, { timeout: 120_000 }).toMatch(/Ready on|Error|cannot/);
  const origin = /Ready on (\S+)/.exec(said)?.[1];
  expect(origin, said).toBeDefined();

  expect(await (await fetch(`${origin}/api/health`)).json()).toMatchObject({ status: 'ok', database: 'ok' });
  expect(await (await fetch(`${origin}/services`)).text()).toContain(
    `<link rel="canonical" href="${SITE_URL}/services"`,
  );
  // No demo posts where real visitors come.
  expect(await (await fetch(`${origin}/api/blog`)).json()).toEqual([]);
  expect((await fetch(`${origin}/blog`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 180_000);
