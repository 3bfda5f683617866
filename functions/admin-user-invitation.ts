import type { Config } from '@netlify/functions';
import { makeLink } from '#db/account-tokens.ts';
import { addAuditEntry } from '#db/audit-log.ts';
import { inTransaction } from '#db/transaction.ts';
import { listUsers } from '#db/users.ts';
import type { Invited } from '#src/contracts/users.ts';
import { answer } from './shared/http/answer.ts';
import { userIdFrom } from './shared/session/user-params.ts';
import { HttpFailure } from './shared/http/http-failure.ts';
import { limits } from './shared/http/limits.ts';
import { INVITATION_HOURS, linkTo } from './shared/session/links.ts';
import { json } from './shared/http/respond.ts';

/** POST /api/admin/users/{id}/invitation: a new link to choose a password, which replaces the previous one. */
export default answer(
  {
    POST: {
      limit: limits.writes,
      ownersOnly: true,
      handleAdmin: async ({ db, request, admin, params: id }) => {
        const token = await inTransaction(db, async (transaction) => {
          const [user] = await listUsers(transaction, id);
          if (!user) throw new HttpFailure(404, 'There is no such user.');
          await addAuditEntry(transaction, {
            ...{ action: 'user.link', userId: admin.id, username: admin.username, entityId: id },
            details: { user: user.username },
          });
          const kind = user.joinedAt ? 'reset' : 'invitation';
          return makeLink(transaction, kind, id, INVITATION_HOURS);
        });
        const invited: Invited = { inviteUrl: linkTo(request, token) };
        return json(201, invited);
      },
    },
  },
  { params: userIdFrom },
);

export const config: Config = { path: '/api/admin/users/:id/invitation' };
