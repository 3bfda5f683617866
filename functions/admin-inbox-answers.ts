import type { Config } from '@netlify/functions';
import { changeAnswer, deleteAnswer, insertAnswer } from '#db/inbox/work.ts';
import { cannedAnswer } from '#src/contracts/inbox.ts';
import { answerAt, at, HttpFailure, json } from './shared/http/answer.ts';

/** Canned answers: POST adds one, PATCH changes it, DELETE removes it. */
export default answerAt(
  at('/api/admin/inbox/answers', {
    POST: {
      body: cannedAnswer,
      handleAdminAtomic: async ({ db, admin, input, audit }) => {
        const added = await insertAnswer(db, input, admin.username);
        await audit('answer.create', { entityId: added.id });
        return json(201, added);
      },
    },
  }),
  at('/api/admin/inbox/answers/:id', {
    PATCH: {
      body: cannedAnswer,
      handleAdminAtomic: async ({ db, admin, params: { id }, input, audit }) => {
        const changed = await changeAnswer(db, id, input, admin.username);
        if (!changed) throw gone();
        await audit('answer.update', { entityId: id });
        return changed;
      },
    },
    DELETE: {
      handleAdminAtomic: async ({ db, params: { id }, audit }) => {
        if (!(await deleteAnswer(db, id))) throw gone();
        await audit('answer.delete', { entityId: id });
      },
    },
  }),
);

function gone(): HttpFailure {
  return new HttpFailure(404, 'There is no such answer anymore.');
}

export const config: Config = {
  path: ['/api/admin/inbox/answers', '/api/admin/inbox/answers/:id'],
};
