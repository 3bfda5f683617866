import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diffOf, guidesWithDiff } from './testing/guide-diff.ts';

const root = join(import.meta.dirname, '..');
/** Who has followed a guide has what it adds, and texts of their own. */
const isSite = existsSync(join(root, 'tests/demo-agency'));

test.skipIf(isSite).each(guidesWithDiff)('the diff of %s fits the code, in at most %d files', (guide, most) => {
  const diff = diffOf(guide);
  expect(diff.match(/^\+\+\+ /gm)?.length).toBeLessThanOrEqual(most);
  const check = ['apply', '--check', '--whitespace=error'];
  expect(spawnSync('git', check, { cwd: root, input: diff, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});
