/** A question and its answer in plain text: shown, and put into the structured data. */
export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}
