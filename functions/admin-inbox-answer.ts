import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import { changeAnswer, deleteAnswer } from '#db/inbox-answers.ts';
import { inTransaction } from '#db/transaction.ts';
import { cannedAnswer } from '#src/contracts/inbox.ts';
import { answer } from './shared/http/answer.ts';
import { HttpFailure } from './shared/http/http-failure.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';
import { idAfter } from './shared/http/path.ts';

/** /api/admin/inbox/answers/{id}: PATCH changes a canned answer, DELETE removes it. */
export default answer(
  {
    PATCH: {
      limit: limits.writes,
      body: cannedAnswer,
      handleAdmin: async ({ db, admin, params: id, input }) => {
        const changed = await inTransaction(db, async (transaction) => {
          const row = await changeAnswer(transaction, id, input, admin.username);
          if (!row) throw gone();
          await addAuditEntry(transaction, { action: 'answer.update', by: admin, entityId: id });
          return row;
        });
        return json(200, changed);
      },
    },
    DELETE: {
      limit: limits.writes,
      handleAdmin: async ({ db, admin, params: id }) => {
        await inTransaction(db, async (transaction) => {
          if (!(await deleteAnswer(transaction, id))) throw gone();
          await addAuditEntry(transaction, { action: 'answer.delete', by: admin, entityId: id });
        });
        return new Response(null, { status: 204 });
      },
    },
  },
  { params: idAfter('/api/admin/inbox/answers/') },
);

function gone(): HttpFailure {
  return new HttpFailure(404, 'There is no such answer anymore.');
}

export const config: Config = { path: '/api/admin/inbox/answers/:id' };
