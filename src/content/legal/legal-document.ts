/** One numbered clause: what binds, and beside it what it means. */
interface Clause {
  /** Part of addresses: `/privacy-policy#cookies`. */
  readonly id: string;
  readonly title: string;
  /** One plain sentence for who will not read the rest. It explains and does not bind. */
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** Points after the paragraphs. */
  readonly points?: readonly string[];
}

export interface LegalDocument {
  readonly title: string;
  readonly description: string;
  readonly version?: string;
  /** yyyy-MM-dd. */
  readonly effective: string;
  readonly intro: string;
  readonly clauses: readonly Clause[];
}
