import { Hono } from 'hono';
import { makeLink } from '#db/accounts/account-tokens.ts';
import { listActivity } from '#db/accounts/audit-log.ts';
import { unusableHash } from '#db/accounts/passwords.ts';
import { factorsOf, removeSecondFactor } from '#db/accounts/second-factors.ts';
import {
  addUser,
  changeUser,
  findUser,
  listOwners,
  listUsers,
  lockOwners,
  removeUser,
  setRules,
} from '#db/accounts/users.ts';
import type { Database } from '#db/connection.ts';
import { handOver } from '#db/inbox/items.ts';
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
  userRemoval,
} from '#src/contracts/account.ts';
import type { Api } from '#api/context.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { visibleOrigin } from '#api/http/origin.ts';
import { ID, idOf, withNext } from '#api/http/paths.ts';
import { auditItem } from '#api/inbox/change.ts';
import { database } from '#api/middleware/database.ts';
import { body, query } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { atomically, owner } from '#api/middleware/signed-in.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { changeEmail, mailInvitation, notifyOfChange } from '#api/session/account-change.ts';
import { confirmPassword, passwordConfirmed } from '#api/session/confirm-password.ts';
import { INVITATION_HOURS, passwordLink } from '#api/session/links.ts';

/** Users, for owners. */
export const users = new Hono<Api>();

users.get('/api/admin/users', limit(limits.reads), owner, database, async (c) => c.json(await listUsers(c.var.db)));

/** Invites one, by mail where there is an address and a mail server. */
users.post('/api/admin/users', origin, limit(limits.writes), owner, body(newUser), database, async (c) => {
  const { env, request } = c.var;
  const { username, role, dataRights, email = null } = c.req.valid('json');
  const invited = await atomically(c.var, async ({ db, audit, admin }) => {
    const entityId = await addUser(db, { username, role, email, dataRights, password: unusableHash() });
    if (entityId === undefined) throw new HttpFailure(409, 'This username is already taken.');
    await audit('user.invite', { entityId, details: { user: username, role } });
    for (const told of await listOwners(db)) await notifyOfChange(db, env, told, 'account.invited');
    const token = await makeLink(db, 'invitation', entityId, INVITATION_HOURS);
    const inviteUrl = passwordLink(visibleOrigin(request), token);
    return { inviteUrl, mailedTo: await mailInvitation(db, env, { username, email }, inviteUrl, admin.username) };
  });
  runSoon(c.var);
  return c.json(invited satisfies Invited, 201);
});

/** Changes the account rules for everybody. Whoever requires a second factor has one: nobody locks themselves out. */
users.patch('/api/admin/users', origin, limit(limits.writes), owner, body(accountRules), database, async (c) => {
  const { db, admin, audit } = c.var;
  const rules = c.req.valid('json');
  if (rules.secondFactorRequired && !(await factorsOf(db, admin.id)).isNeeded) {
    throw new HttpFailure(409, 'Set up a second factor of your own first, on the Account page.');
  }
  await setRules(db, rules);
  await audit(rules.secondFactorRequired ? 'second-factor.require' : 'second-factor.allow');
  return c.json(rules satisfies AccountRules);
});

/** Changes a user's role, address or second factor. */
users.patch(`/api/admin/users/${ID}`, origin, limit(limits.writes), owner, body(userChange), database, async (c) => {
  const { db, env, audit } = c.var;
  const id = idOf(c.req.param('id'));
  const { role, email, dataRights, secondFactor, currentPassword } = c.req.valid('json');
  const before = await requireUser(db, id);
  const isEmailNew = email !== undefined && email !== before.email;
  // What decides how somebody signs in takes more than an unattended session.
  if (isEmailNew || secondFactor === false) {
    if (!currentPassword) throw invalid({ currentPassword: [passwordMissing] });
    await confirmPassword(c.var, currentPassword);
  }
  const changed = await inTransaction(db, async (transaction) => {
    const owners = await lockOwners(transaction);
    const user = await requireUser(transaction, id);
    if (role === 'editor') requireAnotherOwner(owners, id);
    if (role ?? dataRights !== undefined) await changeUser(transaction, id, { role, dataRights });
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
      details: { user: user.username, ...(role && { role }), ...(dataRights !== undefined && { dataRights }) },
    });
    return requireUser(transaction, id);
  });
  runSoon(c.var);
  return c.json(changed);
});

/** Removes one. Their items of the inbox are handed to somebody, or nobody takes care of them any more. */
users.delete(`/api/admin/users/${ID}`, origin, limit(limits.writes), owner, query(userRemoval), database, async (c) => {
  const id = idOf(c.req.param('id'));
  const { handTo } = c.req.valid('query');
  await atomically(c.var, async (ctx) => {
    const { db, audit } = ctx;
    const owners = await lockOwners(db);
    const { username } = await requireUser(db, id);
    requireAnotherOwner(owners, id);
    const heir = handTo === undefined ? undefined : await findUser(db, handTo);
    if (handTo !== undefined && (!heir?.joinedAt || heir.id === id)) {
      throw invalid({ handTo: ['There is no such user'] });
    }
    const open = heir ? await handOver(db, id, heir.id) : [];
    for (const item of open) await auditItem(ctx, item, 'inbox.assigned', heir?.username);
    await audit('user.remove', { entityId: id, details: { user: username, handed: open.length } });
    await removeUser(db, id);
  });
  return c.body(null, 204);
});

/** A new link to choose a password, which replaces the previous one. */
users.post(
  `/api/admin/users/${ID}/invitation`,
  origin,
  limit(limits.writes),
  owner,
  body(confirmation),
  database,
  passwordConfirmed,
  async (c) => {
    const { env, request, audit } = c.var;
    const invited = await atomically(c.var, async ({ db: transaction, admin }) => {
      const user = await requireUser(transaction, idOf(c.req.param('id')));
      const { id, username, joinedAt } = user;
      await audit('user.link', { db: transaction, entityId: id, details: { user: username } });
      const token = await makeLink(transaction, joinedAt ? 'reset' : 'invitation', id, INVITATION_HOURS);
      const inviteUrl = passwordLink(visibleOrigin(request), token);
      if (!joinedAt) {
        return { inviteUrl, mailedTo: await mailInvitation(transaction, env, user, inviteUrl, admin.username) };
      }
      await notifyOfChange(transaction, env, user, 'user.link');
      return { inviteUrl, mailedTo: null };
    });
    runSoon(c.var);
    return c.json(invited satisfies Invited, 201);
  },
);

/** The audit log, newest first. */
users.get('/api/admin/activity', limit(limits.reads), owner, query(activityQuery), database, async (c) => {
  const { db, request } = c.var;
  const asked = c.req.valid('query');
  const rows = await listActivity(db, { ...asked, limit: asked.limit + 1 });
  const { page, next } = withNext(request, rows, asked);
  return c.json(page, 200, next);
});

async function requireUser(db: Database, id: number) {
  const [user] = await listUsers(db, id);
  if (!user) throw new HttpFailure(404, 'There is no such user.');
  return user;
}

/** @throws {HttpFailure} 409 */
function requireAnotherOwner(owners: number[], id: number): void {
  if (owners.every((owner) => owner === id)) {
    throw new HttpFailure(409, 'This is the only owner. Make someone else an owner first.');
  }
}
