import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diffOf, guidesWithDiff } from './testing/guide-diff.ts';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'guides-'));
afterAll(() => rmSync(copy, { recursive: true }));

beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const path of listed.split('\0')) if (path) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

function expectValidTypes(): void {
  const check = [join(copy, 'node_modules/astro/bin/astro.mjs'), 'check', '--minimumSeverity=error'];
  const { status, stdout } = spawnSync(process.execPath, check, { cwd: copy, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
}

test.each(guidesWithDiff)('%s is a change whose types are valid', { timeout: 600_000 }, (guide) => {
  const diff = diffOf(guide);
  const apply = (...how: string[]) =>
    execFileSync('git', ['apply', '--whitespace=error', ...how], { cwd: copy, input: diff });
  apply();
  try {
    expectValidTypes();
  } finally {
    apply('--reverse');
  }
});

// Last, because it changes the copy.
test('a site that was just begun (make-it-yours) has valid types', { timeout: 600_000 }, () => {
  const begin = [join(copy, 'scripts/new-site.ts'), '--name', 'Northlight', '--city', 'Denver'];
  execFileSync(process.execPath, begin, { cwd: copy, input: '', stdio: 'pipe' });
  expectValidTypes();
});
