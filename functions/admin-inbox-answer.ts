import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import { changeAnswer, deleteAnswer } from '#db/inbox-answers.ts';
import { inTransaction } from '#db/transaction.ts';
import { cannedAnswer } from '#src/contracts/inbox.ts';
import { answer } from './shared/http/answer.ts';
import { HttpFailure } from './shared/http/http-failure.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';
import { positive } from './shared/publishing/boards/path.ts';

/** /api/admin/inbox/answers/{id}: PATCH changes a canned answer, DELETE removes it. */
export default answer(
  {
    PATCH: {
      limit: limits.writes,
      body: cannedAnswer,
      handleAdmin: async ({ db, admin: { id: userId, username }, params: id, input }) => {
        const changed = await inTransaction(db, async (transaction) => {
          const row = await changeAnswer(transaction, id, input, username);
          if (!row) throw gone();
          const entry = { action: 'answer.update', userId, username, entityId: id };
          await addAuditEntry(transaction, entry);
          return row;
        });
        return json(200, changed);
      },
    },
    DELETE: {
      limit: limits.writes,
      handleAdmin: async ({ db, admin: { id: userId, username }, params: id }) => {
        await inTransaction(db, async (transaction) => {
          if (!(await deleteAnswer(transaction, id))) throw gone();
          const entry = { action: 'answer.delete', userId, username, entityId: id };
          await addAuditEntry(transaction, entry);
        });
        return new Response(null, { status: 204 });
      },
    },
  },
  { params: answerIdFrom },
);

/** The id in `/api/admin/inbox/answers/{id}`. */
function answerIdFrom(pathname: string): number | undefined {
  return positive(pathname.split('/')[5]);
}

function gone(): HttpFailure {
  return new HttpFailure(404, 'There is no such answer anymore.');
}

export const config: Config = { path: '/api/admin/inbox/answers/:id' };
