/** Something the assistant says that no other content holds, and how people ask for it. */
export interface Statement {
  readonly id: string;
  readonly names: readonly string[];
  readonly asked?: readonly string[];
  readonly answer: string;
  /** Further sentences, said where they fit, with words by which they are found. */
  readonly passages?: readonly { readonly text: string; readonly about?: string }[];
  readonly link?: { readonly label: string; readonly href: string };
  /**
   * What it is part of: small talk (`talk`) is left out if there is an answer to give, a refusal (`refusal`) comes
   * before any answer.
   */
  readonly manner?: 'talk' | 'refusal';
  /** Questions to suggest next. */
  readonly next?: readonly string[];
}
