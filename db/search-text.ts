/** Between title and lede, so that no search matches across both. */
const BORDER = '\u001f';

/** What a search of a post looks in. Made here, because what lower case is depends on a database's locale. */
export function searchTextOf(title: string, lede: string): string {
  return fold(title + BORDER + lede);
}

/** A `like` pattern for what somebody searches; `%` and `_` are letters like any other. */
export function searchPattern(search: string): string {
  return `%${fold(search).replace(/[\\%_]/g, '\\$&')}%`;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
