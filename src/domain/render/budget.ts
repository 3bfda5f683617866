/**
 * Limits of rendered content, counted while it is read: a few kilobytes of source can become millions of elements, such as
 * cells that fill a table's short rows, or a long address that many links refer to.
 */

/** A book's chapter has a few thousand; so many take about half a second. */
const MOST_ELEMENTS = 50_000;

/** Of all attributes together. */
const MOST_CHARACTERS = 2 ** 22;

/** In milliseconds: ends what the counts do not foresee, such as a parser that is quadratic in some shape of source. */
const LONGEST = 5000;

/** Nobody nests deeper by hand; the code that walks the tree is recursive and would run out of stack. */
export const DEEPEST = 100;

/** A content is more than a page can hold; the message tells an editor what to change. */
export class ContentTooLarge extends Error {
  override name = 'ContentTooLarge';
}

/** Counts the elements and attributes of one document while it is parsed. */
export class Budget {
  #elements = 0;
  #characters = 0;
  #deadline = performance.now() + LONGEST;

  /** @throws {ContentTooLarge} */
  addElement(): void {
    if (performance.now() > this.#deadline) {
      throw new ContentTooLarge('Content takes too long to read. Please split it into several posts');
    }
    if (++this.#elements > MOST_ELEMENTS) {
      throw new ContentTooLarge(
        `Content has more than ${inWords(MOST_ELEMENTS)} paragraphs, list items, table cells and other parts. Please make its tables smaller, or split it into several posts`,
      );
    }
  }

  /** @throws {ContentTooLarge} */
  addAttributes(length: number): void {
    this.#characters += length;
    if (this.#characters > MOST_CHARACTERS) {
      throw new ContentTooLarge('Content repeats long addresses or titles of links too often. Please shorten them');
    }
  }
}

/** The error for nesting deeper than {@link DEEPEST}. */
export function nestedTooDeep(): ContentTooLarge {
  return new ContentTooLarge(
    `Content is nested more than ${DEEPEST} levels deep. Please look for tags that are never closed`,
  );
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
