import type { DocumentKind } from '#src/content/automations.ts';

/** Five document drawings, left to right, as DocumentRow.astro draws them. */
export type CoverKinds = [DocumentKind, DocumentKind, DocumentKind, DocumentKind, DocumentKind];

/**
 * The drawings on the cover of a post: five of the six, in an order derived from the slug, so that adjacent
 * covers differ and a post's cover never changes.
 */
export function coverOf(slug: string): CoverKinds {
  // Not imported from documents.ts, whose drawings would then be part of the browser's download.
  const rest: DocumentKind[] = ['invoice', 'letter', 'table', 'form', 'receipt', 'chart'];
  let number = hash(slug);
  const take = () => {
    const [kind] = rest.splice(number % rest.length, 1);
    number = Math.floor(number / (rest.length + 1));
    return kind as DocumentKind;
  };
  return [take(), take(), take(), take(), take()];
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
