import type { Config } from '@netlify/functions';
import { makeLink } from '#db/accounts/account-tokens.ts';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { listUsers } from '#db/accounts/users.ts';
import type { Invited } from '#src/contracts/users.ts';
import { answer, HttpFailure, json } from './shared/http/answer.ts';
import { idAfter } from './shared/http/paths.ts';
import { INVITATION_HOURS, linkTo } from './shared/session/links.ts';

/** POST /api/admin/users/{id}/invitation: a new link to choose a password, which replaces the previous one. */
export default answer(
  {
    POST: {
      ownersOnly: true,
      atomic: true,
      handleAdmin: async ({ db, request, admin, params: id }) => {
        const [user] = await listUsers(db, id);
        if (!user) throw new HttpFailure(404, 'There is no such user.');
        const details = { user: user.username };
        await addAuditEntry(db, { action: 'user.link', by: admin, entityId: id, details });
        const kind = user.joinedAt ? 'reset' : 'invitation';
        const token = await makeLink(db, kind, id, INVITATION_HOURS);
        return json(201, { inviteUrl: linkTo(request, token) } satisfies Invited);
      },
    },
  },
  { params: idAfter('/api/admin/users/') },
);

export const config: Config = { path: '/api/admin/users/:id/invitation' };
