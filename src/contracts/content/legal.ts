/** One numbered clause: the binding text and a plain summary beside it. */
interface Clause {
  /** Part of URLs: `/privacy-policy#cookies`. */
  readonly id: string;
  readonly title: string;
  /** One plain sentence that explains the clause. It is not binding. */
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** List items after the paragraphs. */
  readonly points?: readonly string[];
}

/** Numbered clauses under a title. */
export interface ClauseDocument {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly clauses: readonly Clause[];
}

export interface LegalDocument extends ClauseDocument {
  readonly version?: string;
  /** yyyy-MM-dd. */
  readonly effective: string;
}

/** A legal text at an address of its own, `/<slug>`: an Impressum, terms of delivery, a notice on withdrawal. */
export interface FurtherLegalDocument extends ClauseDocument, Partial<Pick<LegalDocument, 'version' | 'effective'>> {
  readonly slug: string;
}
