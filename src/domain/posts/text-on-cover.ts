import { shorten } from './shorten.ts';

/** What a post's cover shows of its text. */
export interface CoverText {
  kind: 'table' | 'quote';
  text: string;
}

/** How much of a post is searched for what its cover shows, in characters; and how much of what is found is read. */
export const COVER_SEARCHED = 20_000;
export const COVER_READ = 1000;

/** What a cover has room for: rows of a table, the width of its first two columns in em, characters of a quotation. */
const ROWS = 4;
const COLUMNS = [11.3, 7.4] as const;
const QUOTATION = 84;

/** About how wide letters are, in em, where they differ most from the others. */
const WIDTHS = [
  [/[iIjlftr.,:;!|’'“”()\s]/u, 0.32],
  [/[mwMW@%…]/u, 0.88],
  [/[\p{Lu}\d$&?]/u, 0.66],
  [/\p{L}/u, 0.57],
] as const;
const OTHER_WIDTH = 0.7;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', nbsp: ' ' };

/**
 * What the cover of a post without a number shows of its text: the first rows of its first table, else the beginning of its
 * first quotation; null if it has neither.
 *
 * @param html sanitized; of a piece of a post, what its end cuts off is left out
 */
export function coverText(html: string | null | undefined): CoverText | null {
  const searched = html?.slice(0, COVER_SEARCHED) ?? '';
  const rows = textOfTable(pieceFrom(searched, '<table'));
  if (rows) return { kind: 'table', text: rows };
  const quotation = /^<blockquote[^>]*>([^]*?)(?:<\/blockquote>|<[^>]*$|$)/.exec(
    pieceFrom(searched, '<blockquote'),
  )?.[1];
  const text = shorten(plain(quotation ?? ''), QUOTATION);
  return text ? { kind: 'quote', text } : null;
}

function pieceFrom(html: string, tag: string): string {
  const start = html.indexOf(tag);
  return start < 0 ? '' : html.slice(start, start + COVER_READ);
}

/**
 * A row a line, with a tab between its columns. Undefined for a table that has less than two rows of two columns, and for one
 * that could not be read: where more than a third of the cells would be cut.
 */
function textOfTable(table: string): string | undefined {
  const [whole = ''] = table.split('</table>');
  const rows = [...whole.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].slice(0, ROWS).map(([, row = '']) => {
    const cells = [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = '']) => plain(cell));
    return COLUMNS.map((width, at) => fitted(cells[at] ?? '', width)).join('\t');
  });
  const full = rows.filter((row) => !/^\t|\t$/.test(row));
  const cells = rows.flatMap((row) => row.split('\t'));
  const cut = cells.filter((cell) => cell.endsWith('…'));
  return full.length < 2 || cut.length > cells.length / 3 ? undefined : rows.join('\n');
}

/** As many of its words as are about so wide, with an added '…' where some are left out. */
function fitted(text: string, width: number): string {
  let length = text.length;
  while (length > 0 && widthOf(shorten(text, length)) > width) length--;
  return shorten(text, length);
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_WIDTH), 0);
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|amp|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
