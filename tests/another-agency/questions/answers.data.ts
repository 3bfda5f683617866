/** A buyer's question that no page answers: the answer says what the site does and does not say about it. */
export interface BuyersQuestion {
  readonly id: string;
  readonly asked: readonly string[];
  readonly answer: string;
  readonly link: { readonly label: string; readonly href: string };
}

export const buyersQuestions: readonly BuyersQuestion[] = [];
