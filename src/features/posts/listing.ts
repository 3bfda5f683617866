/** What the page of a list and its script both know of it. */
export interface Listing {
  /** Path of the call, e.g. `/api/blog`. */
  readonly api: string;
  /** What it is of: one, many. */
  readonly units: readonly [one: string, many: string];
  /** Names of its categories by stored value. */
  readonly labels: Readonly<Record<string, string>>;
  /** Message of the error where the call fails (docs/spec.md). */
  readonly failure: string;
}
