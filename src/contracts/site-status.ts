/** How far what is published has come on its way to the public pages, as an admin is told. */
export interface SiteStatus {
  /** When what the public sees last changed (ISO 8601, UTC); null: not since the beginning. */
  changedAt: string | null;
  /** The change that a build was last asked for. */
  toldAt: string | null;
  /** Hash of the snapshot that a build would be made from now. */
  snapshot: string;
}

/** What the served site says of itself, in `/version.json`. */
export interface SiteVersion {
  /** Hash of the snapshot that it was built from. */
  snapshot: string;
  /** ISO 8601, UTC. */
  builtAt: string;
}
