import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { removePasskey } from '#db/accounts/passkeys.ts';
import { answer, HttpFailure } from './shared/http/answer.ts';

/** DELETE /api/admin/account/passkeys/{id}: removes one of the admin's own passkeys. */
export default answer(
  {
    DELETE: {
      beforeSetUp: true,
      handleAdmin: async ({ db, admin, params: id }) => {
        if (!(await removePasskey(db, admin.id, id))) {
          throw new HttpFailure(404, 'There is no such passkey.');
        }
        await addAuditEntry(db, { action: 'passkey.remove', by: admin });
        return new Response(null, { status: 204 });
      },
    },
  },
  { params: (pathname: string) => pathname.split('/')[5] },
);

export const config: Config = { path: '/api/admin/account/passkeys/:id' };
