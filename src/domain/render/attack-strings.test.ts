import { describe, expect, test } from 'vitest';
import { signalBoardPost } from '#src/contracts/signal-board.ts';
import { attackStrings } from '../../../tests/attack-strings/attack-strings.ts';
import { addresses } from '../../../tests/attack-strings/variants.ts';
import { renderHtml, renderMarkdown } from './render.ts';
import { unsafeParts } from './testing/unsafe-parts.ts';

/** Where an attack may stand: alone, within text, inside an element or an attribute, in a table. */
const places: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `before ${attack} after`,
  (attack) => `<div><p>${attack}</p></div>`,
  (attack) => `<table>${attack}</table>`,
  (attack) => `<a href="/x" title="${attack}">a</a>`,
];

test('there are five hundred strings from elsewhere and as many again of our own', () => {
  const { variants, ...lists } = attackStrings;
  expect(new Set(Object.values(lists).flat()).size).toBeGreaterThanOrEqual(500);
  expect(new Set(variants).size).toBeGreaterThanOrEqual(500);
});

describe.each(Object.entries(attackStrings))('%s', (_origin, attacks) => {
  test.each([
    ['HTML', renderHtml],
    ['Markdown', renderMarkdown],
  ])('as %s is harmless, and stays so when it is read again', (_language, render) => {
    for (const attack of attacks) {
      for (const place of places) {
        const html = render(place(attack));
        expect(unsafeParts(html), attack).toEqual([]);
        expect(renderHtml(html), attack).toBe(html);
      }
    }
  });
});

test('as the address of a post they are refused, or lead into the web', () => {
  const post = { title: 'a', description: 'b', category: 'tool', sourceType: 'external' };
  for (const url of [...Object.values(attackStrings).flat(), ...addresses()]) {
    const { data } = signalBoardPost.safeParse({ ...post, url });
    if (!data?.url) continue;
    expect(new URL(data.url, 'https://here.invalid').protocol, url).toMatch(/^https?:$/);
  }
});
