import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { removeSecondFactor } from '#db/second-factors.ts';
import { inTransaction } from '#db/transaction.ts';
import { changeUser, listUsers, removeUser, lockOwners } from '#db/users.ts';
import { userChange } from '#src/contracts/users.ts';
import { answer } from './shared/http/answer.ts';
import { idAfter } from './shared/http/path.ts';
import { HttpFailure } from './shared/http/http-failure.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';

/** /api/admin/users/{id}: PATCH changes a user's role, address or second factor, DELETE removes the user. */
export default answer(
  {
    PATCH: {
      limit: limits.writes,
      ownersOnly: true,
      body: userChange,
      handleAdmin: async ({ db, admin, params: id, input: { secondFactor, ...changes } }) => {
        const user = await inTransaction(db, async (transaction) => {
          const owners = await lockOwners(transaction);
          const { username } = await requireUser(transaction, id);
          if (changes.role === 'editor') requireAnotherOwner(owners, id);
          await changeUser(transaction, id, changes);
          if (secondFactor === false) await removeSecondFactor(transaction, id);
          await addAuditEntry(transaction, {
            action: secondFactor === false ? 'user.second-factor-off' : 'user.change',
            ...{ by: admin, entityId: id },
            details: { user: username, ...(changes.role && { role: changes.role }) },
          });
          return requireUser(transaction, id);
        });
        return json(200, user);
      },
    },
    DELETE: {
      limit: limits.writes,
      ownersOnly: true,
      handleAdmin: async ({ db, admin, params: id }) => {
        await inTransaction(db, async (transaction) => {
          const owners = await lockOwners(transaction);
          const { username } = await requireUser(transaction, id);
          requireAnotherOwner(owners, id);
          const details = { user: username };
          const entry = { action: 'user.remove', by: admin, entityId: id, details };
          await addAuditEntry(transaction, entry);
          await removeUser(transaction, id);
        });
        return new Response(null, { status: 204 });
      },
    },
  },
  { params: idAfter('/api/admin/users/') },
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
