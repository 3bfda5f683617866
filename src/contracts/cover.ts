/** The drawn covers of posts. */
export const coverNames = [
  'pile',
  'twice',
  'form',
  'tray',
  'ledger',
  'cost',
  'week',
  'links',
  'slot',
  'fan',
  'reading',
  'shelf',
] as const;

export type CoverName = (typeof coverNames)[number];

/**
 * What stands on a post's drawn cover: its number, else the first table of its text (a row a line, with a tab between
 * columns), else its first quotation. None of them: the drawing alone.
 */
export interface CoverParts {
  figure: string | null;
  table: string | null;
  quote: string | null;
}

/** A post's cover: its parts, and the drawing that suits its title; lists show another where one nearby looks alike. */
export interface PostCover extends CoverParts {
  drawing: CoverName;
}
