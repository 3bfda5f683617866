import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { hasPage, newest, readSnapshot } from './snapshot.ts';

afterEach(() => vi.unstubAllEnvs());

test('the posts of a build are those of the file that the environment names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const file = join(folder, 'content.json');
  vi.stubEnv('CONTENT_SNAPSHOT', file);
  expect(readSnapshot).toThrow('ENOENT');
  writeFileSync(file, '{"signalBoard": [], "blog": [{"slug": "one"}]}');
  expect(readSnapshot().blog).toEqual([{ slug: 'one' }]);
  rmSync(folder, { recursive: true });
});

test('without one there are no posts', () => {
  vi.stubEnv('CONTENT_SNAPSHOT', '');
  expect(readSnapshot()).toEqual({ signalBoard: [], blog: [] });
});

test('a list starts with the newest hundred', () => {
  expect(newest(Array.from({ length: 120 }, (_, index) => index))).toHaveLength(100);
});

test('a slug that makes no file name has no page of its own', () => {
  expect(hasPage({ slug: 'счёт'.repeat(30) })).toBe(true);
  expect(hasPage({ slug: 'счёт'.repeat(50) })).toBe(false);
  expect(hasPage({ slug: 'index' })).toBe(false);
});
