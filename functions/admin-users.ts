import type { Config } from '@netlify/functions';
import { makeLink } from '#db/accounts/account-tokens.ts';
import { listActivity } from '#db/accounts/audit-log.ts';
import { unusableHash } from '#db/accounts/passwords.ts';
import { removeSecondFactor } from '#db/accounts/second-factors.ts';
import { addUser, changeUser, listUsers, lockOwners, removeUser, setRules } from '#db/accounts/users.ts';
import type { Database } from '#db/connection.ts';
import {
  type AccountRules,
  accountRules,
  activityQuery,
  type Invited,
  newUser,
  userChange,
} from '#src/contracts/account.ts';
import { answerAt, at, HttpFailure, json } from './shared/http/answer.ts';
import { withNext } from './shared/http/paths.ts';
import { INVITATION_HOURS, passwordLink } from './shared/session/links.ts';

/** Users: GET lists them, POST invites one, PATCH changes the account rules for everybody; and each of them. */
export default answerAt(
  at('/api/admin/users', {
    GET: { ownersOnly: true, handleAdmin: ({ db }) => listUsers(db) },
    POST: {
      ownersOnly: true,
      body: newUser,
      handleAdminAtomic: async ({ db, request, input, audit }) => {
        const { username, role, email = null } = input;
        const entityId = await addUser(db, { username, role, email, password: unusableHash() });
        if (entityId === undefined) throw new HttpFailure(409, 'This username is already taken.');
        await audit('user.invite', { entityId, details: { user: username, role } });
        const token = await makeLink(db, 'invitation', entityId, INVITATION_HOURS);
        return json(201, { inviteUrl: passwordLink(request.url, token) } satisfies Invited);
      },
    },
    PATCH: {
      ownersOnly: true,
      body: accountRules,
      handleAdmin: async ({ db, input, audit }): Promise<AccountRules> => {
        await setRules(db, input);
        await audit(input.secondFactorRequired ? 'second-factor.require' : 'second-factor.allow');
        return input;
      },
    },
  }),
  /** PATCH changes a user's role, address or second factor, DELETE removes the user. */
  at('/api/admin/users/:id', {
    PATCH: {
      ownersOnly: true,
      body: userChange,
      handleAdminAtomic: async ({ db, params: { id }, input, audit }) => {
        const { secondFactor, ...changes } = input;
        const owners = await lockOwners(db);
        const { username } = await requireUser(db, id);
        if (changes.role === 'editor') requireAnotherOwner(owners, id);
        await changeUser(db, id, changes);
        if (secondFactor === false) await removeSecondFactor(db, id);
        await audit(secondFactor === false ? 'user.second-factor-off' : 'user.change', {
          entityId: id,
          details: { user: username, ...(changes.role && { role: changes.role }) },
        });
        return requireUser(db, id);
      },
    },
    DELETE: {
      ownersOnly: true,
      handleAdminAtomic: async ({ db, params: { id }, audit }) => {
        const owners = await lockOwners(db);
        const { username } = await requireUser(db, id);
        requireAnotherOwner(owners, id);
        await audit('user.remove', { entityId: id, details: { user: username } });
        await removeUser(db, id);
      },
    },
  }),
  at('/api/admin/users/:id/invitation', {
    /** A new link to choose a password, which replaces the previous one. */
    POST: {
      ownersOnly: true,
      handleAdminAtomic: async ({ db, request, params: { id }, audit }) => {
        const { username, joinedAt } = await requireUser(db, id);
        await audit('user.link', { entityId: id, details: { user: username } });
        const token = await makeLink(db, joinedAt ? 'reset' : 'invitation', id, INVITATION_HOURS);
        return json(201, { inviteUrl: passwordLink(request.url, token) } satisfies Invited);
      },
    },
  }),
  at('/api/admin/activity', {
    /** The audit log, newest first. */
    GET: {
      ownersOnly: true,
      query: activityQuery,
      handleAdmin: async ({ db, request, input }) => {
        const rows = await listActivity(db, { ...input, limit: input.limit + 1 });
        const { page, next } = withNext(request, rows, input);
        return json(200, page, next);
      },
    },
  }),
);

async function requireUser(db: Database, id: number) {
  const [user] = await listUsers(db, id);
  if (!user) throw new HttpFailure(404, 'There is no such user.');
  return user;
}

/** @throws {HttpFailure} 409 */
function requireAnotherOwner(owners: number[], id: number): void {
  if (owners.every((owner) => owner === id)) {
    throw new HttpFailure(409, 'This is the only owner. Make somebody else an owner first.');
  }
}

export const config: Config = { path: ['/api/admin/users', '/api/admin/users/*', '/api/admin/activity'] };
