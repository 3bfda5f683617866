import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import { addPurge } from '#db/purges.ts';
import { changeSettings, readSettings } from '#db/settings.ts';
import { inTransaction } from '#db/transaction.ts';
import { settingsChange } from '#src/contracts/settings.ts';
import { answer } from './shared/http/answer.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';
import { runSoon } from './shared/outbox/run-due.ts';
import { purgeNow } from './shared/publishing/publish.ts';

/** /api/admin/settings: GET shows what is in force, PATCH changes it. */
export default answer({
  GET: {
    limit: limits.reads,
    ownersOnly: true,
    handleAdmin: async ({ db }) => json(200, await readSettings(db)),
  },
  PATCH: {
    limit: limits.writes,
    ownersOnly: true,
    body: settingsChange,
    handleAdmin: async ({ admin, input, ...call }) => {
      const { settings, purge } = await inTransaction(call.db, async (transaction) => {
        await changeSettings(transaction, input);
        const { id: userId, username } = admin;
        const details = { changed: Object.keys(input) };
        await addAuditEntry(transaction, { action: 'settings.change', userId, username, details });
        // The notice stands on all pages of posts.
        const isSeen = input.notice !== undefined;
        const purge = isSeen && (await addPurge(transaction, ['blog', 'signal-board']));
        return { purge, settings: await readSettings(transaction) };
      });
      if (purge) await purgeNow(call, purge);
      runSoon(call.env, call.context);
      return json(200, settings);
    },
  },
});

export const config: Config = { path: '/api/admin/settings' };
