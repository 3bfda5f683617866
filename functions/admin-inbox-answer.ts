import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { changeAnswer, deleteAnswer } from '#db/inbox/work.ts';
import { cannedAnswer } from '#src/contracts/inbox.ts';
import { answer, HttpFailure, json } from './shared/http/answer.ts';
import { idAfter } from './shared/http/paths.ts';

/** /api/admin/inbox/answers/{id}: PATCH changes a canned answer, DELETE removes it. */
export default answer(
  {
    PATCH: {
      body: cannedAnswer,
      atomic: true,
      handleAdmin: async ({ db, admin, params: id, input }) => {
        const changed = await changeAnswer(db, id, input, admin.username);
        if (!changed) throw gone();
        await addAuditEntry(db, { action: 'answer.update', by: admin, entityId: id });
        return json(200, changed);
      },
    },
    DELETE: {
      atomic: true,
      handleAdmin: async ({ db, admin, params: id }) => {
        if (!(await deleteAnswer(db, id))) throw gone();
        await addAuditEntry(db, { action: 'answer.delete', by: admin, entityId: id });
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
