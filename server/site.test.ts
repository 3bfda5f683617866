import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PlainError } from './plain-error.ts';
import { LocalSite, type SiteOptions } from './site.ts';
import { folderWith, writeFiles } from './testing/folder.ts';

/** A site whose pages say how often it was built from `inputs`. */
async function fixture(folder?: string, options: Partial<SiteOptions> = {}) {
  const home = folder ?? (await folderWith());
  const world = {
    inputs: 'one',
    builds: 0,
    lines: [] as string[],
    touchSources: undefined as (() => void) | undefined,
  };
  const site = new LocalSite({
    folder: join(home, 'site'),
    byproducts: [join(home, 'policy.ts')],
    root: home,
    prepare: async () => world.inputs,
    build: async (outDir) => {
      world.builds += 1;
      await writeFiles(outDir, {
        'index.html': `build ${world.inputs}`,
        [`_astro/${world.inputs}.js`]: 'script',
      });
      await writeFiles(home, { 'policy.ts': 'written by the build' });
    },
    watch: (listener) => {
      world.touchSources = listener;
      return () => (world.touchSources = undefined);
    },
    report: (line) => world.lines.push(line),
    ...options,
  });
  return { home, world, site };
}

const policy = (home: string) => readFile(join(home, 'policy.ts'), 'utf8');
const paths = (site: LocalSite) => [...site.current().files.keys()].sort();

test('is built once for the same inputs, even after a restart, and puts back what another build overwrote', async () => {
  const first = await fixture();
  await first.site.rebuild();
  await first.site.rebuild();
  expect(first.world.builds).toBe(1);

  const second = await fixture(first.home);
  await second.site.rebuild();
  expect(second.world.builds).toBe(0);
  expect(paths(second.site)).toEqual(['/_astro/one.js', '/index.html']);

  await writeFiles(first.home, { 'policy.ts': 'of another build' });
  const third = await fixture(first.home);
  await third.site.rebuild();
  expect(third.world.builds).toBe(0);
  expect(await policy(first.home)).toBe('written by the build');
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
  expect(paths(site)).toEqual([
    '/_astro/four.js',
    '/_astro/three.js',
    '/_astro/two.js',
    '/index.html',
  ]);
  const folders = (await readdir(join(home, 'site'))).filter((name) => name.startsWith('build-'));
  expect(folders).toHaveLength(3);
});

describe('a start whose build fails', () => {
  /** Starts after a good build with one that fails as long as `broken` is set. */
  async function startBroken(firstBackoff: number) {
    const first = await fixture();
    await first.site.start();
    const second = await fixture(first.home, {
      firstBackoff,
      build: async (outDir) => {
        second.world.builds += 1;
        await writeFiles(first.home, { 'policy.ts': 'half of another policy' });
        if (second.world.inputs === 'broken')
          throw new Error('the post "a" cannot be read\n  at …');
        await writeFiles(outDir, { 'index.html': second.world.inputs });
      },
    });
    second.world.inputs = 'broken';
    await second.site.start();
    onTestFinished(() => second.site.close());
    return { ...second, home: first.home };
  }

  test('serves the last good build with its policy, and reports what failed', async () => {
    const { site, world, home } = await startBroken(60_000);
    expect(paths(site)).toEqual(['/_astro/one.js', '/index.html']);
    expect(await policy(home)).toBe('written by the build');
    expect(world.lines).toEqual([
      'Building the site …',
      'Serving the last good build: the post "a" cannot be read (next attempt in 60 s, or when sources change)',
    ]);
  });

  test('tries again with growing backoff until it succeeds', async () => {
    const { site, world } = await startBroken(20);
    await vi.waitFor(() => expect(world.builds).toBe(3));
    const delays = world.lines.slice(1).map((line) => /attempt in (\S+) s/.exec(line)?.[1]);
    expect(delays.slice(0, 2)).toEqual(['0.02', '0.04']);
    world.inputs = 'mended';
    await vi.waitFor(() => expect(world.lines.at(-1)).toMatch(/^Pages rebuilt in /));
    expect(paths(site)).toContain('/index.html');
    expect(world.touchSources).toBeUndefined();
  });

  test('tries again at once when sources change', async () => {
    const { site, world } = await startBroken(60_000);
    const old = site.current();
    world.inputs = 'mended';
    world.touchSources?.();
    await vi.waitFor(() => expect(site.current()).not.toBe(old));
  });

  test('fails if there is no good build to serve', async () => {
    const { site } = await fixture(undefined, {
      build: () => Promise.reject(new Error('no such tag')),
    });
    await expect(site.start()).rejects.toThrow('no such tag');
    expect(() => site.current()).toThrow();
  });
});

test.each([
  ['build', false],
  ['failing build', true],
])('a change during a %s is in the next one, whose callers wait for it', async (_, fails) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const built: string[] = [];
  const { site, world } = await fixture(undefined, {
    build: async (outDir) => {
      built.push(world.inputs);
      await gate;
      if (fails && built.length === 1) throw new Error('no space left');
      await writeFiles(outDir, { 'index.html': world.inputs });
    },
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

test('a burst of changes is one build, and it is reported', async () => {
  const { site, world } = await fixture();
  await site.rebuild();
  world.inputs = 'two';
  for (let change = 0; change < 5; change += 1) site.onChange();
  await vi.waitFor(() => expect(world.lines.at(-1)).toMatch(/^Pages rebuilt in /));
  expect(world.lines.at(-2)).toMatch(/^Site built in /);
  expect(world.builds).toBe(2);
  site.close();
});

test('a file in place of its folder is a one-line error that says how to recover', async () => {
  const { home, site } = await fixture(await folderWith({ site: 'a file' }));
  const message = `${join(home, 'site')} cannot be used (EEXIST): delete ${join(home, 'site')}; it will be created again.`;
  await expect(site.start()).rejects.toThrow(new PlainError(message));
});
