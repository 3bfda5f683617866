/** What somebody types into the calculator, and what it should be taken for. */
export interface IndustryCase {
  readonly says: string;
  /** Ids of the industries that are right, several where a person would shrug; null for none at all. */
  readonly is: readonly string[] | null;
  /** The answer must say whose figures it uses. */
  readonly narrow?: true;
  /** Ids of automations of which at least one must be among the answer's. */
  readonly offers?: readonly string[];
  /** Ids of automations that would be absurd here. */
  readonly neverOffers?: readonly string[];
}
