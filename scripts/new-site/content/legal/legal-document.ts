export type { LegalDocument } from '#src/contracts/content/legal.ts';
