import type { Config } from '@netlify/functions';
import { makeLink } from '#db/accounts/account-tokens.ts';
import { listActivity } from '#db/accounts/audit-log.ts';
import { unusableHash } from '#db/accounts/passwords.ts';
import { removeSecondFactor } from '#db/accounts/second-factors.ts';
import { addUser, changeUser, listOwners, listUsers, lockOwners, removeUser, setRules } from '#db/accounts/users.ts';
import type { Database } from '#db/connection.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  type AccountRules,
  accountRules,
  activityQuery,
  confirmation,
  type Invited,
  newUser,
  passwordMissing,
  userChange,
} from '#src/contracts/account.ts';
import { answerAt, at, HttpFailure, invalid, json } from '#api/http/answer.ts';
import { withNext } from '#api/http/paths.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { changeEmail, notifyOfChange } from '#api/session/account-change.ts';
import { confirmPassword } from '#api/session/confirm-password.ts';
import { INVITATION_HOURS, passwordLink } from '#api/session/links.ts';

/** Users: GET lists them, POST invites one, PATCH changes the account rules for everybody; and each of them. */
export default answerAt(
  at('/api/admin/users', {
    GET: { ownersOnly: true, handleAdmin: ({ db }) => listUsers(db) },
    POST: {
      ownersOnly: true,
      body: newUser,
      handleAdminAtomic: async ({ db, env, request, input, audit }) => {
        const { username, role, email = null } = input;
        const entityId = await addUser(db, { username, role, email, password: unusableHash() });
        if (entityId === undefined) throw new HttpFailure(409, 'This username is already taken.');
        await audit('user.invite', { entityId, details: { user: username, role } });
        for (const owner of await listOwners(db)) await notifyOfChange(db, env, owner, 'account.invited');
        const token = await makeLink(db, 'invitation', entityId, INVITATION_HOURS);
        return json(201, { inviteUrl: passwordLink(request.url, token) } satisfies Invited);
      },
      after: runSoon,
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
      handleAdmin: async (ctx) => {
        const { db, env, params, input, audit } = ctx;
        const { id } = params;
        const { role, email, secondFactor, currentPassword } = input;
        const before = await requireUser(db, id);
        const isEmailNew = email !== undefined && email !== before.email;
        // What decides how somebody signs in takes more than an unattended session.
        if (isEmailNew || secondFactor === false) {
          if (!currentPassword) throw invalid({ currentPassword: [passwordMissing] });
          await confirmPassword(ctx, currentPassword);
        }
        return inTransaction(db, async (transaction) => {
          const owners = await lockOwners(transaction);
          const user = await requireUser(transaction, id);
          if (role === 'editor') requireAnotherOwner(owners, id);
          if (role) await changeUser(transaction, id, { role });
          if (isEmailNew) {
            // Somebody who was only invited has nothing yet that an address could take over.
            if (user.joinedAt) await changeEmail(transaction, env, user, email);
            else await changeUser(transaction, id, { email });
          }
          if (secondFactor === false) {
            await removeSecondFactor(transaction, id);
            await notifyOfChange(transaction, env, user, 'user.second-factor-off');
          }
          await audit(secondFactor === false ? 'user.second-factor-off' : 'user.change', {
            db: transaction,
            entityId: id,
            details: { user: user.username, ...(role && { role }) },
          });
          return requireUser(transaction, id);
        });
      },
      after: runSoon,
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
      body: confirmation,
      handleAdmin: async (ctx) => {
        const { db, env, request, params, input, audit } = ctx;
        await confirmPassword(ctx, input.currentPassword);
        return inTransaction(db, async (transaction) => {
          const user = await requireUser(transaction, params.id);
          const { id, username, joinedAt } = user;
          await audit('user.link', { db: transaction, entityId: id, details: { user: username } });
          const token = await makeLink(transaction, joinedAt ? 'reset' : 'invitation', id, INVITATION_HOURS);
          if (joinedAt) await notifyOfChange(transaction, env, user, 'user.link');
          return json(201, { inviteUrl: passwordLink(request.url, token) } satisfies Invited);
        });
      },
      after: runSoon,
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
