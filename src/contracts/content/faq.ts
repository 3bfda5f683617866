/** A question and its answer in plain text: shown on the page and in the structured data. */
export interface FaqItem {
  readonly question: string;
  readonly answer: string;
  /** Its answer shows when the page opens. */
  readonly open?: true;
}
