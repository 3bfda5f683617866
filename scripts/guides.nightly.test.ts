import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'guides-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** The diff of a guide: all its blocks of that kind. */
function diffOf(guide: string): string {
  const text = readFileSync(join(root, `docs/guides/${guide}.md`), 'utf8');
  return [...text.matchAll(/^```diff\n(.*?)^```$/gms)].map(([, diff]) => diff).join('');
}

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

test.each([
  ['add-a-page', 2],
  ['add-a-field', 5],
  ['add-a-column', 5],
])('%s is a change of at most %d files whose types are valid', { timeout: 240_000 }, (guide, most) => {
  const diff = diffOf(guide);
  expect(diff.match(/^\+\+\+ /gm)?.length).toBeLessThanOrEqual(most);
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
test('a site that was just begun (make-it-yours) has valid types', { timeout: 240_000 }, () => {
  const begin = [join(copy, 'scripts/new-site.ts'), '--name', 'Northlight', '--city', 'Denver'];
  execFileSync(process.execPath, begin, { cwd: copy, input: '', stdio: 'pipe' });
  expectValidTypes();
});
