import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BANNED } from '#src/lib/testing/plain-words.ts';

/** Texts that are fixed by the specification. */
const exact = new Set([
  "Let's Build This",
  'How One National Sales Team Unlocked $1.2M in Revenue by Automating Lead Research',
  'How One National Sales Team Unlocked $1.2M in Revenue by Automating Lead Research: the problem, the build and the figures.',
]);

/** Posts are the editors', wordings the visitors', messages, languages and trades the engine's; none of them are the agency's copy. */
const content = join(import.meta.dirname, '..');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!posts|questions\/wordings|(?:language|messages|trades)\.ts).*(?<!\.test)\.ts$/.test(file),
);

/** Said in one of two ways by a person who talks; the law is written in full. */
const STIFF = /\b(?:do not|does not|did not|cannot|we will|you will|I am|somebody|anybody|everybody)\b/i;
/** What visitors type, and what texts are found by. */
const visitors = new Set(['asked', 'asks', 'about', 'names', 'next', 'means']);
const spoken = files.filter(
  (file) => !/^(?:legal|questions\/(?:ways|talk|common|trade)|facts\.|brand\.|tests)/.test(file),
);

/** The specification prints its prices, weeks and days with a hyphen; a phone number has one too. */
const HYPHENED =
  /\d{3}-\d{4}|\$[\d,]+-\$[\d,]+|\b\d+-\d+ (?:weeks|days|services)|\b\d+-(?:day|month)\b|\b2-3x|(?<!\d)2-(?!\d)/g;
const TYPEWRITTEN = /\d-\d|[ap]\.m\.|\d ?[ap]m\b|(?<=\w)'(?=\w)|"|(?<=\s)--?(?=\s)|\.{3}(?!$)/;

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

test.each(spoken)('%s is said as one talks, and typeset', async (file) => {
  const words = textsIn(await import(join(content, file)), visitors);
  for (const text of words.filter((candidate) => candidate.includes(' ') && !exact.has(candidate))) {
    expect(text).not.toMatch(STIFF);
    expect(text.replace(HYPHENED, ''), 'en dash, AM and PM, curly quotes').not.toMatch(TYPEWRITTEN);
  }
});

/** Sentences of the specification have straight apostrophes. */
const SPEC = /We'll be in touch soon|I'm having trouble connecting|you're looking for doesn't exist/;

test('pages and windows show curly apostrophes', () => {
  const source = join(content, '..');
  const parts = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:features|layouts|pages|ui)\/.*\.(?:astro|tsx)$|^messages\/en\//.test(file),
  );
  const straight = parts.flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|\/\/|\{\/\*|import)/.test(line) && !SPEC.test(line))
      .filter((line) => /[a-z]'(?:s|t|re|ll|ve|m|d)\b/.test(line.replace(/\/\*.*|\s\/\/ .*/, '')))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(straight).toEqual([]);
});

function textsIn(value: unknown, without: ReadonlySet<string> = new Set()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (without.has(key) ? [] : textsIn(inner, without)));
}
