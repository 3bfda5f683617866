/**
 * The tables as queries see them: camelCase here, snake_case in Postgres. What a column is for stands
 * in db/migrations; what a value may be stands in src/contracts.
 */
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';

/** Filled in by the database, now() unless given. */
type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
type Time = ColumnType<Date, Date | string, Date | string>;
type NullableTime = ColumnType<Date | null, Date | string | null, Date | string | null>;

export interface Tables {
  users: UsersTable;
  leads: LeadsTable;
  chatMessages: ChatMessagesTable;
  signalBoardPosts: SignalBoardPostsTable;
  blogPosts: BlogPostsTable;
  scheduledCalls: ScheduledCallsTable;
  sessions: SessionsTable;
  idempotencyKeys: IdempotencyKeysTable;
  outbox: OutboxTable;
  rateLimits: RateLimitsTable;
  auditLog: AuditLogTable;
  slugHistory: SlugHistoryTable;
  siteChanges: SiteChangesTable;
  pageViews: PageViewsTable;
  postRevisions: PostRevisionsTable;
  loginFailures: LoginFailuresTable;
  environmentAdmin: EnvironmentAdminTable;
  inboxStates: InboxStatesTable;
  inboxNotes: InboxNotesTable;
  inboxItems: InboxItemsView;
  calendarFeed: CalendarFeedTable;
  seeds: SeedsTable;
}

interface UsersTable {
  id: Generated<number>;
  username: string;
  /** An argon2id hash. */
  password: string;
  createdAt: CreatedAt;
}

interface LeadsTable {
  id: Generated<number>;
  name: string;
  email: string;
  company: string;
  /** Empty where none was given. */
  phone: Generated<string>;
  message: string;
  chatHistory: string | null;
  /** What the visitor was looking at, e.g. the title of an automation. */
  about: string | null;
  department: 'sales' | 'partnerships' | 'support' | null;
  consentAt: NullableTime;
  isSpam: Generated<boolean>;
  createdAt: CreatedAt;
}

interface ChatMessagesTable {
  id: Generated<number>;
  message: string;
  response: string | null;
  email: string | null;
  processed: Generated<boolean>;
  /** The conversation, by the id that the visitor's page made; null in rows from before it was kept. */
  sessionId: string | null;
  createdAt: CreatedAt;
}

interface SignalBoardPostsTable {
  id: Generated<number>;
  title: string;
  description: string;
  category: 'playbook' | 'signal' | 'idea' | 'wild' | 'tool';
  thumbnailUrl: string | null;
  sourceType: 'original' | 'external';
  url: string | null;
  /** Markdown, exactly as typed. */
  content: string | null;
  slug: string;
  published: Generated<boolean>;
  /** Counts up with every change: the ETag. */
  version: Generated<number>;
  /** What a search looks in, as db/search-text.ts makes it. */
  searchText: Generated<string>;
  /** Deleted; the row goes 30 days later. */
  deletedAt: NullableTime;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

interface BlogPostsTable {
  id: Generated<number>;
  title: string;
  summary: string;
  /** HTML, exactly as typed. */
  content: string;
  category: 'automation' | 'ai' | 'business' | 'technology' | 'industry' | 'case-study';
  thumbnailUrl: string | null;
  author: string;
  authorTitle: string | null;
  authorImageUrl: string | null;
  featuredImage: string | null;
  slug: string;
  metaDescription: string | null;
  metaKeywords: string | null;
  readTimeMinutes: number | null;
  published: Generated<boolean>;
  /** Counts up with every change: the ETag. */
  version: Generated<number>;
  /** What a search looks in, as db/search-text.ts makes it. */
  searchText: Generated<string>;
  /** Deleted; the row goes 30 days later. */
  deletedAt: NullableTime;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

interface ScheduledCallsTable {
  id: Generated<number>;
  phone: string;
  /** yyyy-MM-dd, the agency's wall clock. */
  date: string;
  /** HH:mm, the agency's wall clock. */
  timeSlot: string;
  /** The instant that date and slot stood for when the call was booked. */
  startsAt: NullableTime;
  cancelledAt: NullableTime;
  /** SHA-256 of the code in the visitor's link. */
  confirmationHash: string | null;
  /** Counts up with every change. */
  revision: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

interface SessionsTable {
  /** Of the session, as its token names it. */
  id: string;
  userId: number;
  createdAt: CreatedAt;
  lastSeenAt: CreatedAt;
  expiresAt: Time;
}

interface IdempotencyKeysTable {
  /** e.g. `contact`. */
  call: string;
  /** SHA-256 of the key that the client sent. */
  keyHash: string;
  /** SHA-256 of the checked input. */
  inputHash: string;
  /** The first answer, as JSON text; null only inside the transaction that writes it. */
  answer: string | null;
  createdAt: CreatedAt;
}

interface OutboxTable {
  /** Stable: the receiver knows a message that comes twice by it. */
  id: Generated<string>;
  channel: 'webhook' | 'email' | 'log';
  /** What it reports, e.g. `contact`. */
  kind: string;
  payload: JSONColumnType<Record<string, unknown>>;
  attempts: Generated<number>;
  nextAttemptAt: CreatedAt;
  deliveredAt: NullableTime;
  /** Given up. */
  deadAt: NullableTime;
  lastError: string | null;
  createdAt: CreatedAt;
}

interface RateLimitsTable {
  /** Call and client, e.g. `contact:<hash of the address>`. */
  bucket: string;
  minuteStartedAt: CreatedAt;
  minuteCount: number;
  hourStartedAt: CreatedAt;
  hourCount: number;
}

interface AuditLogTable {
  id: Generated<string>;
  userId: number | null;
  username: string | null;
  /** e.g. `blog.update`. */
  action: string;
  entityId: number | null;
  details: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  createdAt: CreatedAt;
}

interface SlugHistoryTable {
  board: 'signal-board' | 'blog';
  /** A slug that a post no longer has. */
  slug: string;
  postId: number;
  createdAt: CreatedAt;
}

/** One row: what the public sees has changed, and how far the news of it has come. */
interface SiteChangesTable {
  id: Generated<number>;
  changedAt: CreatedAt;
  /** The `changedAt` that the build hook has heard of. */
  hookCalledAt: NullableTime;
  attempts: Generated<number>;
  nextAttemptAt: CreatedAt;
  /** Hash of the snapshot that the served site was made from when it was last looked at. */
  liveHash: string | null;
  /** The `changedAt` that the served site is known to show. */
  liveAt: NullableTime;
  /** When the build hook was last called. */
  calledAt: NullableTime;
  /** How often it was called for the newest change. */
  calls: Generated<number>;
}

interface PageViewsTable {
  path: string;
  /** yyyy-MM-dd, the agency's wall clock. */
  day: string;
  count: number;
}

/** What a post was before a save. */
interface PostRevisionsTable {
  board: 'signal-board' | 'blog';
  postId: number;
  version: number;
  /** The whole post, with its content. */
  post: JSONColumnType<Record<string, unknown>>;
  /** Name of the admin who replaced it. */
  replacedBy: string;
  replacedAt: CreatedAt;
}

interface LoginFailuresTable {
  id: Generated<string>;
  /** As it was typed, in lower case; there need be no such user. */
  username: string;
  /** Stands for the address. */
  client: string;
  failedAt: CreatedAt;
}

/** One row: the admin that the environment last named. */
interface EnvironmentAdminTable {
  id: Generated<number>;
  username: string;
  /** An argon2id hash of the password that was set. */
  password: string;
}

/** How far the house has come with something that a visitor left. */
interface InboxStatesTable {
  /** As the view `inbox_items` names it. */
  item: string;
  readAt: NullableTime;
  handledAt: NullableTime;
  handledBy: string | null;
}

interface InboxNotesTable {
  id: Generated<number>;
  item: string;
  /** Name of the admin who wrote it. */
  author: string;
  text: string;
  createdAt: CreatedAt;
}

/** Contact requests, calls and conversations in one shape; what a kind does not have is empty or null. */
interface InboxItemsView {
  kind: 'lead' | 'call' | 'chat';
  /** Of the row; of a conversation, its first message's. */
  id: number;
  /** Names it among all kinds: `lead 12`, `call 3`, `chat <session>`, `message 7`. */
  item: string;
  createdAt: Date;
  /** When the visitor last had a part in it. */
  changedAt: Date;
  name: string;
  email: string;
  company: string;
  phone: string;
  /** Of a conversation, the last question. */
  message: string;
  isSpam: boolean;
  date: string | null;
  timeSlot: string | null;
  cancelledAt: Date | null;
  /** How many questions a conversation has. */
  messages: number;
  /** What a search looks in. */
  texts: string;
  unread: boolean;
  /** Null also where it has changed since. */
  handledAt: Date | null;
  handledBy: string | null;
}

/** One row. */
interface CalendarFeedTable {
  id: Generated<number>;
  /** Counts up with every new address. */
  rotation: Generated<number>;
}

/** What has been planted once and is not planted again, even where it was deleted since. */
interface SeedsTable {
  name: string;
  createdAt: CreatedAt;
}

export type NewLead = Insertable<LeadsTable>;
export type Lead = Selectable<LeadsTable>;
export type NewSignalBoardPost = Insertable<SignalBoardPostsTable>;
export type NewBlogPost = Insertable<BlogPostsTable>;
export type NewScheduledCall = Insertable<ScheduledCallsTable>;
export type ScheduledCall = Selectable<ScheduledCallsTable>;
export type OutboxMessage = Selectable<OutboxTable>;
export type InboxItemRow = Selectable<InboxItemsView>;
