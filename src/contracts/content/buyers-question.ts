/** A buyer's question that no page answers: the answer says what the site does and does not say about it. */
export interface BuyersQuestion {
  readonly id: string;
  readonly asked: readonly string[];
  readonly answer: string;
  readonly link: { readonly label: string; readonly href: string };
  /** Too general an answer for whoever also tells or asks something else. */
  readonly strict?: boolean;
}
