/** What somebody types into the calculator, and the expected result. */
export interface IndustryCase {
  readonly says: string;
  /** Ids of the correct industries; several where it is ambiguous, null for none at all. */
  readonly is: readonly string[] | null;
  /** The answer must say which industry's figures it uses. */
  readonly narrow?: true;
  /** The head count that the answer must be for. */
  readonly people?: number;
  /** Ids of automations, at least one of which the answer must contain. */
  readonly offers?: readonly string[];
  /** Ids of automations that would be absurd here. */
  readonly neverOffers?: readonly string[];
}
