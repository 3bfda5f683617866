/**
 * The types of all tables: camelCase here, snake_case in Postgres. The columns are documented in db/schema and created
 * in db/migrations; src/contracts says which values are valid.
 */
import type { Insertable, Selectable } from 'kysely';
import type {
  AccountRulesTable,
  AccountTokensTable,
  AuditLogTable,
  AuditSaltsTable,
  EnvironmentAdminTable,
  KnownDevicesTable,
  LoginFailuresTable,
  PasskeysTable,
  RecoveryCodesTable,
  SessionsTable,
  UsersTable,
} from './schema/admins.ts';
import type {
  BusyCalendarTable,
  CalendarFeedTable,
  CleanUpsTable,
  IdempotencyKeysTable,
  ModelQuestionsTable,
  OutboxTable,
  PageViewsTable,
  RateLimitsTable,
  SeedsTable,
  SettingsTable,
  SetupDismissalsTable,
  SiteChangesTable,
} from './schema/operations.ts';
import type {
  BlogPostsTable,
  MediaTable,
  PostRevisionsTable,
  SignalBoardPostsTable,
  SlugHistoryTable,
} from './schema/posts.ts';
import type {
  ChatMessagesTable,
  InboxAnswersTable,
  InboxItemsView,
  InboxNotesTable,
  InboxRepliesTable,
  InboxStatesTable,
  LeadsTable,
  ScheduledCallsTable,
} from './schema/visitors.ts';

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
  modelQuestions: ModelQuestionsTable;
  auditLog: AuditLogTable;
  auditSalts: AuditSaltsTable;
  slugHistory: SlugHistoryTable;
  siteChanges: SiteChangesTable;
  pageViews: PageViewsTable;
  postRevisions: PostRevisionsTable;
  loginFailures: LoginFailuresTable;
  environmentAdmin: EnvironmentAdminTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  accountTokens: AccountTokensTable;
  knownDevices: KnownDevicesTable;
  accountRules: AccountRulesTable;
  inboxStates: InboxStatesTable;
  inboxNotes: InboxNotesTable;
  inboxReplies: InboxRepliesTable;
  inboxAnswers: InboxAnswersTable;
  inboxItems: InboxItemsView;
  calendarFeed: CalendarFeedTable;
  busyCalendar: BusyCalendarTable;
  cleanUps: CleanUpsTable;
  seeds: SeedsTable;
  setupDismissals: SetupDismissalsTable;
  media: MediaTable;
  settings: SettingsTable;
}

export type NewLead = Insertable<LeadsTable>;
export type Lead = Selectable<LeadsTable>;
export type NewSignalBoardPost = Insertable<SignalBoardPostsTable>;
export type NewBlogPost = Insertable<BlogPostsTable>;
export type NewScheduledCall = Insertable<ScheduledCallsTable>;
export type ScheduledCall = Selectable<ScheduledCallsTable>;
/** A message to be delivered to people; purges of the page cache are excluded. */
export type OutboxMessage = Selectable<OutboxTable> & {
  channel: Exclude<OutboxTable['channel'], 'purge'>;
};
export type NewMedia = Insertable<MediaTable>;
export type MediaRow = Selectable<MediaTable>;
export type InboxItemRow = Selectable<InboxItemsView>;
