/** Whether published changes reach readers, as an admin sees it. */
export interface SiteStatus {
  /** A build hook is configured. */
  canRebuild: boolean;
  /** The cache could not be purged for minutes, so readers may see an outdated page. */
  isOutdated: boolean;
}

/** A build was requested. */
export interface RebuildRequested {
  /** ISO 8601, UTC. A live build made at or after this time includes the change. */
  requestedAt: string;
}

/** The served site's `/version.json`. */
export interface SiteVersion {
  /** ISO 8601, UTC. */
  builtAt: string;
}
