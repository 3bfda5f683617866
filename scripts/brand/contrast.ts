import { wcagContrast } from 'culori';
import type { Brand, Palette, Tone } from '#src/contracts/content/brand.ts';
import { HUES } from '#src/domain/hue.ts';
import { inTheme } from '#src/lib/in-theme.ts';

/** What WCAG 2.2 AA asks for: of text (1.4.3), and of what shows where a control is (1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

type Name = keyof Palette;

/** Which colors are on which: as the design puts them, under the pointer too. */
const pairs: readonly (readonly [least: number, of: readonly Name[], on: readonly Name[]])[] = [
  [TEXT, ['ink', 'ink-2', 'cobalt', 'cobalt-hover', 'error', 'success'], ['paper', 'sheet']],
  [TEXT, ['ink'], ['cobalt-soft']],
  [TEXT, ['on-cobalt'], ['cobalt', 'cobalt-hover', 'error']],
  [TEXT, ['on-marigold'], ['marigold', 'marigold-hover']],
  [TEXT, ['on-band', 'on-band-2'], ['band']],
  [CONTROL, ['field'], ['paper', 'sheet']],
];

/** What a section that is dark in both themes has of the dark one. */
const onCarbon: readonly Name[] = ['ink', 'ink-2', 'cobalt'];

/** The colors of a brand that somebody could not read, one line each; empty if none. */
export function contrastProblems({ palette, documents, hues }: Brand): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const of = (name: Name) => inTheme(palette[name], theme);
    const listed = pairs.flatMap(([least, names, grounds]) =>
      names.flatMap((name) => grounds.map((ground) => problem(theme, [name, of(name)], [ground, of(ground)], least))),
    );
    const dark = onCarbon.map((name) =>
      problem(theme, [`${name} (dark)`, inTheme(palette[name], 'dark')], ['carbon', of('carbon')], TEXT),
    );
    const print = problem(
      theme,
      ['documents.ink', inTheme(documents.ink, theme)],
      ['documents.sheet', inTheme(documents.sheet, theme)],
      TEXT,
    );
    const tabs = Array.from({ length: HUES }, (_, hue) => {
      const [text, ground] = [hues.text, hues.ground].map((tone) => inHue(tone, hue, theme));
      return problem(theme, [`hues.text at hue ${hue}`, text ?? ''], ['hues.ground', ground ?? ''], TEXT);
    });
    return [...listed, ...dark, print, ...tabs].filter((line) => line !== undefined);
  });
}

/** A tone at a step of the color wheel, as CSS. */
function inHue(tone: Tone, step: number, theme: 'light' | 'dark'): string {
  const [lightness, chroma] = tone[theme === 'light' ? 0 : 1];
  return `oklch(${lightness} ${chroma} ${(step * 360) / HUES})`;
}

function problem(
  theme: string,
  [name, color]: readonly [string, string],
  [groundName, ground]: readonly [string, string],
  least: number,
): string | undefined {
  const contrast = wcagContrast(color, ground);
  if (contrast >= least) return undefined;
  // Rounded down: 4.49 is not enough.
  const said = Math.floor(contrast * 10) / 10;
  return `brand.data.ts: in the ${theme} theme, ${name} (${color}) on ${groundName} (${ground}) has a contrast of ${said}, and ${least} is needed${least === TEXT ? ' to be read' : ' to be seen'}.`;
}
