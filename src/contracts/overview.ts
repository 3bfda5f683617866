import * as z from 'zod/mini';
import type { OutboxList } from './outbox.ts';
import type { UnreadableEvent } from './settings.ts';
import type { Setup } from './setup.ts';

const wrong = 'Days can only be 30 or 90';

export const overviewQuery = z.object({
  days: z._default(
    z.pipe(
      z.enum(['30', '90'], wrong),
      z.transform((days) => Number(days)),
    ),
    30,
  ),
});

/** The counts of one day. */
export type Measure = 'views' | 'leads' | 'calls' | 'chats';

interface OverviewDay extends Record<Measure, number> {
  /** yyyy-MM-dd in the agency's time zone. */
  day: string;
}

/** Something that waits for the agency. */
export interface WaitingItem {
  kind: 'lead' | 'call' | 'blog' | 'signal-board';
  id: number;
  title: string;
  /** The company of a contact request, the number of a call. */
  detail: string;
  /** When a request came in, a call begins, a scheduled post becomes public; null for a draft. */
  at: string | null;
  /** A draft that is not a post yet: the id is that of a working copy. */
  isNew: boolean;
}

/** The first few of a kind, and how many there are. */
export interface WaitingList {
  total: number;
  items: WaitingItem[];
}

/** What waits for the agency. */
export interface Waiting {
  /** Contact requests that nobody has answered or handled, newest first. */
  leads: WaitingList;
  /** Calls to come, the next first. */
  calls: WaitingList;
  /** Scheduled posts, the next first, and then drafts, the last changed first. */
  posts: WaitingList;
  /** Why the busy calendar cannot be read; null if it can, or there is none. */
  calendarError: string | null;
  /** Its events that cannot be read, so that they block no calls. */
  calendarUnreadable: readonly UnreadableEvent[];
}

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

/** What waits, and the counts of a period, today included. */
export interface Overview {
  /** Every day of the period, oldest first. */
  days: OverviewDay[];
  /** Totals of the preceding period of the same length. */
  before: Record<Measure, number>;
  /** The most viewed pages, at most ten. */
  pages: { path: string; views: number }[];
  waiting: Waiting;
  /** Notifications and replies that were given up, or that failed and are tried again. */
  undelivered: OutboxList;
  site: SiteStatus;
  setup: Setup;
}
