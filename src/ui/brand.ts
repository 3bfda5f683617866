import plugin from 'tailwindcss/plugin';
import { brand } from '#src/content/brand.data.ts';
import { inTheme, themed } from '#src/lib/in-theme.ts';
import { fontFamily } from './fonts/font-faces.ts';

/** Steps of the color wheel. */
const HUES = 16;

const { palette, documents, hues, fonts } = brand;
const colors = Object.keys(palette) as (keyof typeof palette)[];

/** What a section that is dark in both themes has of the dark one. */
const CARBON = ['ink', 'ink-2', 'rule', 'rule-strong', 'cobalt'] as const;

const hue = (tone: 'ground' | 'text') =>
  themed([oklch(...hues[tone][0], 'var(--hue)'), oklch(...hues[tone][1], 'var(--hue)')]);

function oklch(lightness: number, chroma: number, angle: string): string {
  return `oklch(${lightness} ${chroma} ${angle})`;
}

/** The brand of the content as custom properties, and the utilities of its colors (`bg-paper`) and fonts (`font-heading`). */
export default plugin(
  ({ addBase, addUtilities }) => {
    addBase({
      '@font-face': [...fonts.heading.fallbacks, ...fonts.body.fallbacks].map((font) => ({
        'font-family': `'${font.family}'`,
        src: font.local.map((name) => `local('${name}')`).join(', '),
        'size-adjust': font.sizeAdjust,
        'ascent-override': font.ascent,
        'descent-override': font.descent,
        'line-gap-override': '0%',
      })),
      ':root': Object.fromEntries([
        ...colors.map((name) => [`--color-${name}`, themed(palette[name])]),
        ...Object.entries(documents).map(([name, color]) => [`--doc-${name}`, themed(color)]),
        ...(['heading', 'body'] as const).map((use) => [`--font-${use}`, fontFamily(use)]),
      ]),
      '[data-hue]': {
        '--hue-ground': hue('ground'),
        '--hue-text': hue('text'),
        // Drawings keep their colors there, while the ground beneath them goes.
        '@media (forced-colors: active)': { '--hue-text': 'canvastext' },
      },
    });
    // The colors of categories, by `data-hue`: the content policy blocks style attributes, so the angles are rules.
    for (let step = 0; step < HUES; step++) {
      addBase({ [`[data-hue='${step}']`]: { '--hue': `${(step * 360) / HUES}deg` } });
    }
    // On paper it is as the rest.
    addUtilities({
      '.carbon': {
        '@media screen': {
          ...Object.fromEntries(CARBON.map((name) => [`--color-${name}`, inTheme(palette[name], 'dark')])),
          background: 'var(--color-carbon)',
          color: 'var(--color-ink)',
        },
      },
    });
  },
  {
    theme: {
      extend: {
        colors: Object.fromEntries(colors.map((name) => [name, `var(--color-${name})`])),
        fontFamily: { heading: 'var(--font-heading)', body: 'var(--font-body)' },
      },
    },
  },
);
