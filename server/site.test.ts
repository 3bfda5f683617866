import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PlainError } from './plain-error.ts';
import { LocalSite } from './site.ts';
import { folderWith, writeFiles } from './testing/folder.ts';

type Build = (outDir: string) => Promise<void>;

/** A site whose pages say from which inputs they were built. */
async function fixture(folder?: string, build?: Build) {
  const home = folder ?? (await folderWith());
  const world = { inputs: 'one', builds: 0, lines: [] as string[] };
  const buildPages: Build = async (outDir) => {
    await writeFiles(outDir, {
      'index.html': `build ${world.inputs}`,
      [`_astro/${world.inputs}.js`]: 'script',
    });
  };
  const site = new LocalSite({
    folder: join(home, 'site'),
    root: home,
    prepare: async () => world.inputs,
    build: (outDir) => {
      world.builds += 1;
      return (build ?? buildPages)(outDir);
    },
  });
  onTestFinished(() => site.close());
  vi.spyOn(console, 'log').mockImplementation((line: string) => world.lines.push(line));
  return { home, world, site };
}

function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

const paths = (site: LocalSite) => [...site.current().files.keys()].sort();

test('is built once for the same inputs, even after a restart', async () => {
  const first = await fixture();
  await first.site.rebuild();
  await first.site.rebuild();
  expect(first.world.builds).toBe(1);

  const second = await fixture(first.home);
  await second.site.rebuild();
  expect(second.world.builds).toBe(0);
  expect(paths(second.site)).toEqual(['/_astro/one.js', '/index.html']);
});

test('is replaced as a whole, with the hashed files of the two builds before, but not older ones', async () => {
  const { site, world, home } = await fixture();
  await site.rebuild();
  const old = site.current();
  for (const inputs of ['two', 'three', 'four']) {
    world.inputs = inputs;
    const rebuilding = site.rebuild();
    if (inputs === 'two') expect(site.current()).toBe(old);
    await rebuilding;
  }
  // Requests under way finish with the old one.
  expect([...old.files.keys()]).not.toContain('/_astro/two.js');
  expect(paths(site)).toEqual(['/_astro/four.js', '/_astro/three.js', '/_astro/two.js', '/index.html']);
  const folders = (await readdir(join(home, 'site'))).filter((name) => name.startsWith('build-'));
  expect(folders).toHaveLength(3);
});

test('a start whose build fails serves the last good build, and tries again', async () => {
  const { home, site: earlier } = await fixture();
  await earlier.start();
  let isMended = false;
  const { site, world } = await fixture(home, async (outDir) => {
    if (!isMended) throw new Error('no such file\n  at …');
    await writeFiles(outDir, { 'index.html': 'mended' });
  });
  useFakeTimers();
  world.inputs = 'two';
  await site.start();
  expect(paths(site)).toEqual(['/_astro/one.js', '/index.html']);
  const line = 'Serving the last good build: no such file (next attempt in 60 s)';
  expect(world.lines).toEqual(['Building the site …', line]);

  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(world.lines).toEqual(['Building the site …', line, line]));
  isMended = true;
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(world.lines.at(-1)).toMatch(/^Pages rebuilt in /));
  expect(world.builds).toBe(3);
});

test('a start whose build fails without an earlier one fails', async () => {
  const { site } = await fixture(undefined, () => Promise.reject(new Error('no such tag')));
  await expect(site.start()).rejects.toThrow('no such tag');
  expect(() => site.current()).toThrow();
});

test.each([
  ['build', false],
  ['failing build', true],
])('a change during a %s is in the next one, whose callers wait for it', async (_, fails) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const built: string[] = [];
  const { site, world } = await fixture(undefined, async (outDir) => {
    built.push(world.inputs);
    await gate;
    if (fails && built.length === 1) throw new Error('no space left');
    await writeFiles(outDir, { 'index.html': world.inputs });
  });
  const first = site.rebuild();
  await vi.waitFor(() => expect(built).toEqual(['one']));
  world.inputs = 'two';
  const others = [site.rebuild(), site.rebuild()];
  open();
  await (fails ? expect(first).rejects.toThrow('no space left') : first);
  await Promise.all(others);
  expect(built).toEqual(['one', 'two']);
  expect(paths(site)).toEqual(['/index.html']);
});

test('changes of several settings are one build, and it is reported', async () => {
  const { site, world } = await fixture();
  await site.rebuild();
  useFakeTimers();
  world.inputs = 'two';
  for (let change = 0; change < 5; change += 1) {
    site.onSettings();
    vi.advanceTimersByTime(4000);
  }
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(world.lines.at(-1)).toMatch(/^Pages rebuilt in /));
  expect(world.builds).toBe(2);
});

test('a file in place of its folder is a one-line error that says how to recover', async () => {
  const { home, site } = await fixture(await folderWith({ site: 'a file' }));
  const message = `${join(home, 'site')} cannot be used (EEXIST): delete ${join(home, 'site')}; it will be created again.`;
  await expect(site.start()).rejects.toThrow(new PlainError(message));
});
