import { statements as createTables } from './migrations/0001-tables.ts';
import { statements as preparePublishing } from './migrations/0002-publishing.ts';
import { statements as prepareScheduling } from './migrations/0003-scheduling.ts';
import { statements as prepareChat } from './migrations/0004-chat.ts';
import { statements as followBuilds } from './migrations/0005-live-builds.ts';
import { statements as prepareInbox } from './migrations/0006-inbox.ts';
import { statements as addPublishDates } from './migrations/0007-publish-dates.ts';
import { statements as addContentHtml } from './migrations/0008-content-html.ts';
import { statements as prepareSetup } from './migrations/0009-setup.ts';
import { statements as preparePurges } from './migrations/0010-purges.ts';
import { statements as prepareAccounts } from './migrations/0011-accounts.ts';
import { statements as saltAudit } from './migrations/0012-audit-salts.ts';
import { statements as addMedia } from './migrations/0013-media.ts';
import { statements as nameCallers } from './migrations/0014-callers.ts';
import { statements as addSettings } from './migrations/0015-settings.ts';
import { statements as countModelQuestions } from './migrations/0016-model-questions.ts';
import { statements as addInboxWork } from './migrations/0018-inbox-work.ts';
import { statements as prepareCalls } from './migrations/0019-calls.ts';
import { statements as endLinks } from './migrations/0020-account-links.ts';
import { statements as countWrongCodes } from './migrations/0021-wrong-codes.ts';
import { statements as nameUnreadableEvents } from './migrations/0022-unreadable-events.ts';
import { statements as keepInbox } from './migrations/0023-inbox-entries.ts';
import { statements as noteAnswers } from './migrations/0024-answered.ts';
import { statements as keepWorkingCopies } from './migrations/0025-working-copies.ts';
import { statements as addKnownAnswers } from './migrations/0026-known-answers.ts';
import { statements as nameSenders } from './migrations/0027-senders.ts';
import { statements as rememberContentViews } from './migrations/0028-content-views.ts';
import { statements as addDataRights } from './migrations/0029-data-rights.ts';
import { statements as findPeople } from './migrations/0030-people.ts';
import { statements as freeCategories } from './migrations/0031-categories-of-the-content.ts';

/**
 * The statements of each migration, which may only add (docs/deploying.md). Listed here so that they can be bundled.
 */
export const statements: Record<string, readonly string[]> = {
  '0001-tables': createTables,
  '0002-publishing': preparePublishing,
  '0003-scheduling': prepareScheduling,
  '0004-chat': prepareChat,
  '0005-live-builds': followBuilds,
  '0006-inbox': prepareInbox,
  '0007-publish-dates': addPublishDates,
  '0008-content-html': addContentHtml,
  '0009-setup': prepareSetup,
  '0010-purges': preparePurges,
  '0011-accounts': prepareAccounts,
  '0012-audit-salts': saltAudit,
  '0013-media': addMedia,
  '0014-callers': nameCallers,
  '0015-settings': addSettings,
  '0016-model-questions': countModelQuestions,
  '0018-inbox-work': addInboxWork,
  '0019-calls': prepareCalls,
  '0020-account-links': endLinks,
  '0021-wrong-codes': countWrongCodes,
  '0022-unreadable-events': nameUnreadableEvents,
  '0023-inbox-entries': keepInbox,
  '0024-answered': noteAnswers,
  '0025-working-copies': keepWorkingCopies,
  '0026-known-answers': addKnownAnswers,
  '0027-senders': nameSenders,
  '0028-content-views': rememberContentViews,
  '0029-data-rights': addDataRights,
  '0030-people': findPeople,
  '0031-categories-of-the-content': freeCategories,
};
