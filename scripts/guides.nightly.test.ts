import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'guides-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** How many files each guide promises that its change touches at most. */
const guides = { 'add-a-page': 2, 'add-a-field': 5 };

/** The diff of a guide: all its blocks of that kind. */
function diffOf(guide: string): string {
  const text = readFileSync(join(root, `docs/guides/${guide}.md`), 'utf8');
  return [...text.matchAll(/^```diff\n(.*?)^```$/gms)].map(([, diff]) => diff).join('');
}

test('the changes of the guides apply, touch few files and have valid types', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  for (const file of git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split(
    '\0',
  ))
    if (file) cpSync(join(root, file), join(copy, file), { recursive: true });
  const generated = 'functions/shared/generated';
  cpSync(join(root, generated), join(copy, generated), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  for (const [guide, most] of Object.entries(guides)) {
    const diff = diffOf(guide);
    expect(diff.match(/^\+\+\+ /gm)?.length, guide).toBeLessThanOrEqual(most);
    execFileSync('git', ['apply', '--whitespace=error'], { cwd: copy, input: diff });
  }
  const astro = join(copy, 'node_modules/astro/bin/astro.mjs');
  const { status, stdout } = spawnSync(
    process.execPath,
    [astro, 'check', '--minimumSeverity', 'error'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  );
  expect(status, stdout).toBe(0);
}, 240_000);
