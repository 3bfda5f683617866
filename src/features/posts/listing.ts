/** What a list's page and its script share. */
export interface Listing {
  /** Path of the API, e.g. `/api/blog`. */
  readonly api: string;
  /** Its noun, singular and plural. */
  readonly units: readonly [one: string, many: string];
  /** Category labels by stored value. */
  readonly labels: Readonly<Record<string, string>>;
  /** The error's message if the request fails (docs/spec.md). */
  readonly failure: string;
}
