import type { CoverText } from '#src/contracts/post.ts';
import { coverFigure } from './cover-figure.ts';

/** What stands on a post's drawn cover: its number, else its first table or quotation. None of them: the drawing alone. */
export interface CoverParts {
  figure: string | null;
  table: string | null;
  quote: string | null;
}

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
