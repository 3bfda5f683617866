/** Whether readers see what is published, as an admin sees it. */
export interface SiteStatus {
  /** There is a build hook. */
  canRebuild: boolean;
  /** The cache could not be purged for minutes, so that readers may see an old page. */
  isOutdated: boolean;
}

/** A build was asked for. */
export interface RebuildRequested {
  /** ISO 8601, UTC. A build that is live and made after it is this one, or newer. */
  requestedAt: string;
}

/** What the served site says of itself, in `/version.json`. */
export interface SiteVersion {
  /** ISO 8601, UTC. */
  builtAt: string;
}
