import type { CoverText } from '#src/contracts/post.ts';
import { shorten } from './shorten.ts';

/** How much of a post is searched for what its cover shows, in characters; and how much of what is found is read. */
export const COVER_SEARCHED = 20_000;
export const COVER_READ = 1000;

/** What a cover has room for: rows of a table, characters of its first two columns, characters of a quotation. */
const ROWS = 4;
const COLUMNS = [17, 20] as const;
const QUOTATION = 84;

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

/** A row a line, with a tab between its columns. Undefined for a table that has less than two rows of two columns. */
function textOfTable(table: string): string | undefined {
  const [whole = ''] = table.split('</table>');
  const rows = [...whole.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].slice(0, ROWS).map(([, row = '']) => {
    const cells = [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = '']) => plain(cell));
    return COLUMNS.map((length, at) => shorten(cells[at] ?? '', length)).join('\t');
  });
  const full = rows.filter((row) => !/^\t|\t$/.test(row));
  return full.length < 2 ? undefined : rows.join('\n');
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|amp|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
