import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { takeAwaySecondFactor } from '#db/second-factors.ts';
import { inTransaction } from '#db/transaction.ts';
import { changeUser, listUsers, removeUser, takeOwners } from '#db/users.ts';
import { userChange } from '#src/contracts/users.ts';
import { answer } from './shared/http/answer.ts';
import { userAt } from './shared/session/at-user.ts';
import { HttpFailure } from './shared/http/http-failure.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';

/** PATCH, DELETE /api/admin/users/{id} */
export default answer(
  {
    PATCH: {
      limit: limits.writes,
      ownersOnly: true,
      body: userChange,
      handleAdmin: async ({ db, admin, at, input: { secondFactor, ...changes } }) => {
        const user = await inTransaction(db, async (transaction) => {
          const owners = await takeOwners(transaction);
          const { username } = await requireUser(transaction, at);
          if (changes.role === 'editor') requireAnotherOwner(owners, at);
          await changeUser(transaction, at, changes);
          if (secondFactor === false) await takeAwaySecondFactor(transaction, at);
          await addAuditEntry(transaction, {
            action: secondFactor === false ? 'user.second-factor-off' : 'user.change',
            ...{ userId: admin.id, username: admin.username, entityId: at },
            details: { user: username, ...(changes.role && { role: changes.role }) },
          });
          return requireUser(transaction, at);
        });
        return json(200, user);
      },
    },
    DELETE: {
      limit: limits.writes,
      ownersOnly: true,
      handleAdmin: async ({ db, admin, at }) => {
        await inTransaction(db, async (transaction) => {
          const owners = await takeOwners(transaction);
          const { username } = await requireUser(transaction, at);
          requireAnotherOwner(owners, at);
          await addAuditEntry(transaction, {
            ...{ action: 'user.remove', userId: admin.id, username: admin.username, entityId: at },
            details: { user: username },
          });
          await removeUser(transaction, at);
        });
        return new Response(null, { status: 204 });
      },
    },
  },
  { at: userAt },
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

export const config: Config = { path: '/api/admin/users/:id' };
