import type * as z from 'zod/mini';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { verifyPassword } from '#db/accounts/passwords.ts';
import { findUser } from '#db/accounts/users.ts';
import { invalid } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import type { AdminContext, Result } from '#api/http/method.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { countedAttempt } from './counted-attempt.ts';

/**
 * Requires the current password again, so that nobody else can use an unattended session. Attempts are limited like
 * logins.
 *
 * @throws {HttpFailure} 422 under `currentPassword`, since 401 would mean that nobody is signed in; 429
 */
export async function confirmPassword(
  { db, client, admin }: AdminContext<unknown, unknown>,
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

/**
 * A method of the admin's own account that requires the current password again. Like all that a second factor is set up
 * with, it is open before that.
 */
export function confirmed<Input extends { currentPassword: string }, Params = unknown>(
  body: z.ZodMiniType<Input>,
  handle: (ctx: AdminContext<Input, Params>) => Promise<Result>,
) {
  const handleAdmin = async (ctx: AdminContext<Input, Params>) => {
    await confirmPassword(ctx, ctx.input.currentPassword);
    return handle(ctx);
  };
  return { limit: limits.login, beforeSetUp: true, body, handleAdmin, after: runSoon } as const;
}
