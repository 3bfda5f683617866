import { COVER_HEIGHT, COVER_WIDTH, coverDrawings } from '#src/domain/posts/cover-drawings.data.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from '#src/lib/documents.data.ts';

/** The symbols of CoverSymbols.astro. Written once, not for each page: no other part of a post has as many elements. */
export const coverSymbols = Object.entries(coverDrawings)
  .map(([name, { dashes, slots, markedSlot, sheets, front, print, lines }]) => {
    const parts = [
      path('cover-dashes', dashes),
      path('cover-dashes', slots),
      path('cover-mark', markedSlot),
      path('cover-lines', lines),
      ...sheets.map(([kind, x, y, turn = 0, scale = 1]) => {
        const place = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`;
        return `<use href="#doc-${kind}" width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" transform="${place}"/>`;
      }),
      path('doc-sheet', front),
      path('cover-print', print),
    ];
    return `<symbol id="cover-${name}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">${parts.join('')}</symbol>`;
  })
  .join('');

function path(className: string, shape = ''): string {
  return shape && `<path class="${className}" d="${shape}"/>`;
}
