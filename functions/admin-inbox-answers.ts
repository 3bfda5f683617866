import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import { insertAnswer } from '#db/inbox-answers.ts';
import { inTransaction } from '#db/transaction.ts';
import { cannedAnswer } from '#src/contracts/inbox.ts';
import { answer } from './shared/http/answer.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';

/** POST /api/admin/inbox/answers: adds a canned answer. */
export default answer({
  POST: {
    limit: limits.writes,
    body: cannedAnswer,
    handleAdmin: async ({ db, admin, input }) => {
      const added = await inTransaction(db, async (transaction) => {
        const row = await insertAnswer(transaction, input, admin.username);
        await addAuditEntry(transaction, { action: 'answer.create', by: admin, entityId: row.id });
        return row;
      });
      return json(201, added);
    },
  },
});

export const config: Config = { path: '/api/admin/inbox/answers' };
