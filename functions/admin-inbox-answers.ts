import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { insertAnswer } from '#db/inbox/work.ts';
import { cannedAnswer } from '#src/contracts/inbox.ts';
import { answer, json } from './shared/http/answer.ts';

/** POST /api/admin/inbox/answers: adds a canned answer. */
export default answer({
  POST: {
    body: cannedAnswer,
    atomic: true,
    handleAdmin: async ({ db, admin, input }) => {
      const added = await insertAnswer(db, input, admin.username);
      await addAuditEntry(db, { action: 'answer.create', by: admin, entityId: added.id });
      return json(201, added);
    },
  },
});

export const config: Config = { path: '/api/admin/inbox/answers' };
