import type { Config } from '@netlify/functions';
import { addUser, listUsers, setRules } from '#db/accounts/users.ts';
import { makeLink } from '#db/accounts/account-tokens.ts';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { unusableHash } from '#db/accounts/passwords.ts';
import { type AccountRules, accountRules, type Invited, newUser } from '#src/contracts/users.ts';
import { answer, HttpFailure, json } from './shared/http/answer.ts';
import { INVITATION_HOURS, linkTo } from './shared/session/links.ts';

/** /api/admin/users: GET lists users, POST invites one, PATCH changes the account rules for everybody. */
export default answer({
  GET: {
    ownersOnly: true,
    handleAdmin: async ({ db }) => json(200, await listUsers(db)),
  },
  POST: {
    ownersOnly: true,
    body: newUser,
    atomic: true,
    handleAdmin: async ({ db, request, admin, input: { username, role, email = null } }) => {
      const entityId = await addUser(db, { username, role, email, password: unusableHash() });
      if (entityId === undefined) throw new HttpFailure(409, 'This username is already taken.');
      const details = { user: username, role };
      await addAuditEntry(db, { action: 'user.invite', by: admin, entityId, details });
      const token = await makeLink(db, 'invitation', entityId, INVITATION_HOURS);
      return json(201, { inviteUrl: linkTo(request, token) } satisfies Invited);
    },
  },
  PATCH: {
    ownersOnly: true,
    body: accountRules,
    handleAdmin: async ({ db, admin, input }) => {
      await setRules(db, input);
      const action = input.secondFactorRequired ? 'second-factor.require' : 'second-factor.allow';
      await addAuditEntry(db, { action, by: admin });
      return json(200, input satisfies AccountRules);
    },
  },
});

export const config: Config = { path: '/api/admin/users' };
