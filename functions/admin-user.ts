import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { removeSecondFactor } from '#db/accounts/second-factors.ts';
import { changeUser, listUsers, removeUser, lockOwners } from '#db/accounts/users.ts';
import { userChange } from '#src/contracts/users.ts';
import { answer, HttpFailure, json } from './shared/http/answer.ts';
import { idAfter } from './shared/http/paths.ts';

/** /api/admin/users/{id}: PATCH changes a user's role, address or second factor, DELETE removes the user. */
export default answer(
  {
    PATCH: {
      ownersOnly: true,
      body: userChange,
      atomic: true,
      handleAdmin: async ({ db, admin, params: id, input: { secondFactor, ...changes } }) => {
        const owners = await lockOwners(db);
        const { username } = await requireUser(db, id);
        if (changes.role === 'editor') requireAnotherOwner(owners, id);
        await changeUser(db, id, changes);
        if (secondFactor === false) await removeSecondFactor(db, id);
        await addAuditEntry(db, {
          action: secondFactor === false ? 'user.second-factor-off' : 'user.change',
          ...{ by: admin, entityId: id },
          details: { user: username, ...(changes.role && { role: changes.role }) },
        });
        return json(200, await requireUser(db, id));
      },
    },
    DELETE: {
      ownersOnly: true,
      atomic: true,
      handleAdmin: async ({ db, admin, params: id }) => {
        const owners = await lockOwners(db);
        const { username } = await requireUser(db, id);
        requireAnotherOwner(owners, id);
        const details = { user: username };
        await addAuditEntry(db, { action: 'user.remove', by: admin, entityId: id, details });
        await removeUser(db, id);
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
