import { basename } from 'node:path';
import { brand } from '#src/content/brand.data.ts';

/** A family of CSS for each file of the brand's fonts, since each has letters of its own; the files of every page first. */
export const fontFaces = (['heading', 'body'] as const)
  .flatMap((use) =>
    brand.fonts[use].files.map(({ path, unicodeRange }, index) => ({
      name: basename(path, '.woff2'),
      cssVariable: `--font-${use}-${index + 1}` as const,
      path,
      unicodeRange,
      weight: brand.fonts[use].weight,
      index,
    })),
  )
  .toSorted((one, other) => one.index - other.index);

/** What CSS names as the family of headings or of running text: its files, what stands in for them, and any of its kind. */
export function fontFamily(use: 'heading' | 'body'): string {
  const { files, fallbacks, system } = brand.fonts[use];
  return [
    ...files.map((_, index) => `var(--font-${use}-${index + 1})`),
    ...fallbacks.map(({ family }) => `'${family}'`),
    system,
  ].join(', ');
}
