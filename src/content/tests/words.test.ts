import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BANNED } from '#src/lib/testing/plain-words.ts';

/** Texts that are fixed by the specification. */
const exact = new Set([
  "Let's Build This",
  'How One National Sales Team Unlocked $1.2M in Revenue by Automating Lead Research',
  'How One National Sales Team Unlocked $1.2M in Revenue by Automating Lead Research: the problem, the build and the figures.',
]);

/** Posts are the editors' and wordings the visitors'; neither are our copy. */
const content = join(import.meta.dirname, '..');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!posts|questions\/wordings).*(?<!\.test)\.ts$/.test(file),
);

test.each(files)('%s is written plainly', async (file) => {
  const words = textsIn(await import(join(content, file)));
  for (const text of words.filter((candidate) => !exact.has(candidate))) {
    expect(text).not.toMatch(BANNED);
    expect(text).not.toContain('!');
    expect(text, 'use ’ for an apostrophe').not.toContain("'");
    expect(text).toBe(text.trim());
    expect(text).not.toContain('  ');
    expect(text).not.toContain('undefined');
  }
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
