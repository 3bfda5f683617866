/** A question that buyers ask and no page has: the answer says what the pages do, and where they end. */
export interface BuyersQuestion {
  readonly id: string;
  readonly asked: readonly string[];
  readonly answer: string;
  readonly link: { readonly label: string; readonly href: string };
}

export const buyersQuestions: readonly BuyersQuestion[] = [];
