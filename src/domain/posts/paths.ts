import { decodePart } from '#src/contracts/storable.ts';

/** The two boards, as named in URLs. */
export type BoardName = 'blog' | 'signal-board';

/** The path of a post's page; a slug may contain letters of any alphabet. */
export function postPath(board: BoardName, slug: string): string {
  return `/${board}/${encodeURIComponent(slug)}`;
}

/** The slug at the end of a path, as stored; undefined if the path cannot be decoded. */
export function slugAt(pathname: string): string | undefined {
  return decodePart(pathname.slice(pathname.lastIndexOf('/') + 1))?.normalize('NFC');
}
