import type { DocumentKind } from '#src/content/automations.ts';

/** Five sheets, left to right, as DocumentRow.astro draws them. */
export type CoverKinds = [DocumentKind, DocumentKind, DocumentKind, DocumentKind, DocumentKind];

/**
 * The sheets on the drawn cover of a post: five of the six, in an order that its slug decides, so that
 * neighbours differ and a post keeps its picture.
 */
export function coverOf(slug: string): CoverKinds {
  // Here and not from documents.ts, whose drawings would come along into the browser.
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
