/** Nothing that anybody types or pastes reaches a page as more than text, structure and safe links. */
import { hash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signalBoardPost } from '#src/contracts/signal-board.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { attackStrings } from '../../../tests/attack-strings/attack-strings.ts';
import { addresses } from '../../../tests/attack-strings/variants.ts';
import { addressWords, elements, ordinaryTexts } from './attacks-words.data.ts';
import { RENDER_VERSION, renderHtml, renderMarkdown } from './render.ts';
import { allowed } from './allow-list.data.ts';
import { textOf, unsafeParts } from './testing/unsafe-parts.ts';

const renderers = [renderHtml, renderMarkdown];

/** Where an attack may stand: alone, within text, inside an element or an attribute, in a table. */
const places: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `<a href="/x" title="${attack}">a</a>`,
  (attack) => `<table>${attack}</table>`,
  (attack) => `before ${attack} after`,
  (attack) => `<div><p>${attack}</p></div>`,
];

/** By day in each of the first three, every third in each; all of them everywhere by night. */
function placed(attack: string, number: number): string[] {
  return places.filter((_, place) => process.env.NIGHTLY || place === number % 3).map((place) => place(attack));
}

test('five hundred strings from elsewhere, and as many of our own, are harmless', async () => {
  const { variants, ...lists } = attackStrings;
  expect(new Set(Object.values(lists).flat()).size).toBeGreaterThanOrEqual(500);
  expect(new Set(variants).size).toBeGreaterThanOrEqual(500);
  const sources = Object.values(attackStrings).flat().flatMap(placed);
  await eachRow(sources, String, (source) => {
    for (const render of renderers) {
      const html = render(source);
      expect(unsafeParts(html)).toEqual([]);
      expect(renderHtml(html)).toBe(html);
    }
  });
});

test('as the address of a post they are refused, or lead into the web', () => {
  const post = { title: 'a', description: 'b', category: 'tool', sourceType: 'external' };
  for (const url of [...Object.values(attackStrings).flat(), ...addresses()]) {
    const { data } = signalBoardPost([post.category]).safeParse({ ...post, url });
    if (!data?.url) continue;
    expect(new URL(data.url, 'https://here.invalid').protocol, url).toMatch(/^https?:$/);
  }
});

/** The version, and the SHA-256 of what it makes of the sources below. */
const made = {
  version: 5,
  digest: '32af241f8a41094c86bb20cfd7d575a9e023e9e837059d8a5854f65fdf32afba',
};

/** What people write, and what should never reach a page. */
const sources = [...ordinaryTexts, ...Object.values(attackStrings).flat()];

test('the version is raised with every change of what comes out', () => {
  const rendered = sources.map((source) => [renderHtml(source), renderMarkdown(source)]);
  const digest = hash('sha256', JSON.stringify([allowed, rendered]));
  expect(
    made,
    'The same content comes out differently: raise RENDER_VERSION, and write it down here with the new digest.',
  ).toEqual({ version: RENDER_VERSION, digest });
});

const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
const name = oneOf(elements);
const address = fc.oneof(
  ...addressWords.map(oneOf),
  fc.constantFrom('', ' java\nscript:alert(1)', '&#106avascript:alert(1)'),
);
const attribute = fc.oneof(
  fc.tuple(oneOf('href src action xlink:href srcset data'), address),
  fc.tuple(
    oneOf('onclick onerror style id name class target rel slot'),
    fc.constantFrom('alert(1)', '_self', 'opener', 'position:fixed', 'body', '', '"', "'>", '<b>'),
  ),
  fc.tuple(
    oneOf('title alt width align start open colspan lang is'),
    fc.constantFrom('', '1', 'left', '"><img src=x onerror=alert(1)>', '</p>', '&lt;b&gt;', '`'),
  ),
);
const opening = fc
  .tuple(name, fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', ' ', '\n>', '//>'))
  .map(
    ([tag, attributes, end]) => `<${[tag, ...attributes.map(([key, value]) => `${key}="${value}"`)].join(' ')}${end}`,
  );
const link = fc.tuple(fc.constantFrom('a href', 'img src'), address).map(([a, to]) => `<${a}="${to}">`);
const sign = fc.oneof(
  oneOf('<!-- --> <!> <![CDATA[ ]]> <?xml &lt; &amp; &#0; &notit; ` [a]( ) ![ ](< ~~'),
  fc.constantFrom('\0', '\n', '\n\n', '* ', '1. ', '> ', '```\n', '|-|\n', '\t'),
);
const piece = fc.oneof(
  { weight: 1, arbitrary: link },
  { weight: 5, arbitrary: opening },
  { weight: 3, arbitrary: name.map((tag) => `</${tag}>`) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  { weight: 1, arbitrary: sign },
  { weight: 1, arbitrary: oneOf('https://a.example/b http:// www.a.example a@b.example @ . : /') },
);
const soup = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

/** Enough to find a slip within seconds; more by night, and by FUZZ=100000. */
const numRuns = Number(process.env.FUZZ ?? (process.env.NIGHTLY ? 3000 : 600));

test('whatever is typed, only what is allowed comes out, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(soup, fc.constantFrom(...renderers), (source, render) => {
      const html = render(source);
      expect(unsafeParts(html)).toEqual([]);
      expect(renderHtml(html)).toBe(html);
    }),
    { numRuns },
  );
});

test('text survives as it was typed, in either language, and so do signs that are written out', () => {
  // Without the signs that mean something in HTML or at the start of a line in Markdown.
  const text = fc
    .string({ unit: fc.constantFrom(...'abcXYZ019 .,:;?%$€äßłé漢🙂“”’–'), minLength: 1 })
    .map((typed) => `x${typed}x`.replace(/\s+/g, ' '));
  fc.assert(
    fc.property(text, (typed) => {
      expect(textOf(renderHtml(`<p>${typed}</p>`))).toBe(typed);
      expect(textOf(renderMarkdown(typed)).trim()).toBe(typed);
    }),
  );
  const escape = (typed: string) => typed.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const signs = fc.string({ unit: fc.constantFrom(...`<>&"'/=!-ab `), minLength: 1 });
  fc.assert(
    fc.property(signs, (typed) => {
      expect(textOf(renderHtml(`<p>${escape(typed)}</p>`))).toBe(typed);
    }),
  );
});
