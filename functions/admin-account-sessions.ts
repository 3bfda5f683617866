import type { Config } from '@netlify/functions';
import { endSessionOf, endSessionsOf } from '#db/accounts/sessions.ts';
import { answer, HttpFailure } from './shared/http/answer.ts';

/** DELETE /api/admin/account/sessions: ends all other sessions of the admin; with an id, only that one. */
export default answer(
  {
    DELETE: {
      beforeSetUp: true,
      handleAdmin: async ({ db, admin, params: { id } }) => {
        if (id === undefined) await endSessionsOf(db, admin.id, admin.session);
        else if (!(await endSessionOf(db, admin.id, id))) {
          throw new HttpFailure(404, 'This session has ended.');
        }
        return new Response(null, { status: 204 });
      },
    },
  },
  { params: (pathname: string) => ({ id: pathname.split('/')[5] }) },
);

export const config: Config = {
  path: ['/api/admin/account/sessions', '/api/admin/account/sessions/:id'],
};
