import type { FurtherLegalDocument } from '#src/contracts/content/legal.ts';

/** Legal texts besides policy and terms, each on a page of its own, such as an Impressum. */
export const furtherLegal: readonly FurtherLegalDocument[] = [];
