/** Separates title and summary, so that no search matches across both. */
const SEPARATOR = '\u001f';

/** The text that is searched for a post. Lowercased here, since in the database that depends on its locale. */
export function searchTextOf(title: string, lede: string): string {
  return fold(title + SEPARATOR + lede);
}

/** A `like` pattern for a search term; `%` and `_` are matched literally. */
export function searchPattern(search: string): string {
  return `%${fold(search).replace(/[\\%_]/g, '\\$&')}%`;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
