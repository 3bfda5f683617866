import type { MiddlewareHandler } from 'hono';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { verifyPassword } from '#db/accounts/passwords.ts';
import { findUser } from '#db/accounts/users.ts';
import type { AdminContext, Api, WithAdmin, WithDatabase } from '#api/context.ts';
import { invalid } from '#api/http/http-failure.ts';
import { countedAttempt } from './counted-attempt.ts';

/**
 * Requires the current password again, so that nobody else can use an unattended session. Attempts are limited like
 * logins.
 *
 * @throws {HttpFailure} 422 under `currentPassword`, since 401 would mean that nobody is signed in; 429
 */
export async function confirmPassword(
  { db, client, admin }: Pick<AdminContext, 'db' | 'client' | 'admin'>,
  password: string,
): Promise<void> {
  const { username } = admin;
  const noteRefusal = () => addAuditEntry(db, { action: 'password.refused', by: admin, details: { client } });
  const prove = async () => {
    const user = await findUser(db, username);
    return (await verifyPassword(password, user?.password)) ? user : undefined;
  };
  if (await countedAttempt(db, { username, client }, prove, noteRefusal)) return;
  await noteRefusal();
  throw invalid({ currentPassword: ['This is not your current password.'] });
}

/** A guard that requires the current password again, from the body. */
export const passwordConfirmed: MiddlewareHandler<
  Api & WithDatabase & WithAdmin,
  string,
  { out: { json: { currentPassword: string } } }
> = async (c, next) => {
  await confirmPassword(c.var, c.req.valid('json').currentPassword);
  await next();
};
