import { expect, test } from 'vitest';
import { brand } from '#src/content/brand.data.ts';
import type { Palette } from '#src/contracts/content/brand.ts';
import { versionOf } from '#src/domain/brand.ts';
import { contrastProblems } from './contrast.ts';
import { drawIcons } from './draw-icons.ts';
import { isSamePicture } from './same-picture.ts';

const tone = (light: number, dark: number) => [[light, 0] as const, [dark, 0] as const] as const;

/** A brand in black and white, with some colors of its own. */
function withColors(colors: Partial<Palette>) {
  const names = Object.keys(brand.palette) as (keyof Palette)[];
  const grounds = ['paper', 'sheet', 'band', 'carbon', 'cobalt-soft', 'on-cobalt', 'on-marigold'];
  const plain = names.map((name) => {
    const isGround = grounds.includes(name);
    if (name === 'band' || name === 'carbon') return [name, '#000000'];
    if (name.startsWith('on-band')) return [name, '#ffffff'];
    return [name, isGround ? ['#ffffff', '#000000'] : ['#000000', '#ffffff']];
  });
  return {
    ...brand,
    palette: { ...(Object.fromEntries(plain) as unknown as Palette), ...colors },
    documents: { ...brand.documents, ink: '#000000', sheet: '#ffffff' } as const,
    hues: { ground: tone(1, 0), text: tone(0, 1) },
  };
}

test('a color that cannot be read is named with its ground, its theme and what it lacks', () => {
  expect(contrastProblems(withColors({}))).toEqual([]);
  expect(contrastProblems(withColors({ 'ink-2': ['#999999', '#ffffff'] }))).toEqual([
    'brand.data.ts: in the light theme, ink-2 (#999999) on paper (#ffffff) has a contrast of 2.8, and 4.5 is needed to be read.',
    'brand.data.ts: in the light theme, ink-2 (#999999) on sheet (#ffffff) has a contrast of 2.8, and 4.5 is needed to be read.',
  ]);
  // An edge has to be seen, and less than a text.
  expect(contrastProblems(withColors({ field: ['#8a8a8a', '#ffffff'] }))).toEqual([]);
  expect(contrastProblems(withColors({ field: ['#cccccc', '#ffffff'] }))).toHaveLength(2);
  const pale = { ...withColors({}), hues: { ground: tone(1, 0), text: tone(0.9, 0.3) } };
  expect(contrastProblems(pale)).toHaveLength(32);
});

test('another color is another version, which the addresses of icons and share images have in them', () => {
  const other = { ...brand, palette: { ...brand.palette, paper: '#ffffff' } as const };
  expect(versionOf(other)).not.toBe(versionOf(brand));
  expect(versionOf(structuredClone(brand))).toBe(versionOf(brand));
});

test('icons that were drawn of another color or another icon are older than the brand', async () => {
  const [drawn, again] = [await drawIcons(brand), await drawIcons(brand)];
  const other = await drawIcons({
    ...brand,
    palette: { ...brand.palette, paper: '#208040' },
    icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="currentColor" d="M0 0h8v8H0z"/></svg>',
  });
  for (const [file, icon] of drawn) {
    expect(await isSamePicture(icon, again.get(file) ?? icon), file).toBe(true);
    expect(await isSamePicture(icon, other.get(file) ?? icon), file).toBe(false);
  }
});
