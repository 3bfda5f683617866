import type { CoverParts } from '#src/contracts/cover.ts';
import { coverFigure } from './cover-figure.ts';
import type { CoverText } from './text-on-cover.ts';

/** The one text of a post's cover, by the name of its part; the other parts are empty. */
export function coverParts(title: string, summary: string, found: CoverText | null | undefined): CoverParts {
  const figure = coverFigure(title, summary);
  const shown = figure ? undefined : found;
  return {
    figure,
    table: shown?.kind === 'table' ? shown.text : null,
    quote: shown?.kind === 'quote' ? shown.text : null,
  };
}
