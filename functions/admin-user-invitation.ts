import type { Config } from '@netlify/functions';
import { makeLink } from '#db/account-tokens.ts';
import { addAuditEntry } from '#db/audit-log.ts';
import { inTransaction } from '#db/transaction.ts';
import { listUsers } from '#db/users.ts';
import type { Invited } from '#src/contracts/users.ts';
import { answer } from './shared/http/answer.ts';
import { idAfter } from './shared/http/path.ts';
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
          const details = { user: user.username };
          const entry = { action: 'user.link', by: admin, entityId: id, details };
          await addAuditEntry(transaction, entry);
          const kind = user.joinedAt ? 'reset' : 'invitation';
          return makeLink(transaction, kind, id, INVITATION_HOURS);
        });
        return json(201, { inviteUrl: linkTo(request, token) } satisfies Invited);
      },
    },
  },
  { params: idAfter('/api/admin/users/') },
);

export const config: Config = { path: '/api/admin/users/:id/invitation' };
