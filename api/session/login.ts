import type * as z from 'zod/mini';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { OpenTransaction } from '#db/connection.ts';
import { hashPassword, isOutdated, verifyPassword } from '#db/accounts/passwords.ts';
import { type SessionUser, isKnownDevice } from '#db/accounts/sessions.ts';
import { changeUser, findUser } from '#db/accounts/users.ts';
import type { login } from '#src/contracts/login.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import type { VisitorContext } from '#api/context.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { notifyOfChange } from './account-change.ts';
import { countedAttempt, throttle } from './counted-attempt.ts';
import { passesSecondFactor } from './second-factor.ts';
import { deviceKey } from './session.ts';

/**
 * Authenticates a user. An unknown name fails like a wrong password and takes as long.
 *
 * @returns the user with the hash of the password, so that the session begins only if that has not changed since
 * @throws {HttpFailure} 401, with `Code required` if only the second factor is missing; 429 after five failures within
 *   fifteen minutes, whatever the password, and after ten wrong codes within an hour
 */
export async function logIn(
  ctx: VisitorContext,
  { username, password, code }: z.infer<typeof login>,
): Promise<SessionUser & { proof: string }> {
  const { db, env, client, request } = ctx;
  const note = (action: string, id?: number) =>
    addAuditEntry(db, { action, by: { id, username }, details: { client } });
  const noteRefusal = () => note('login.refused');
  const attempt = { username: username.toLowerCase(), client };
  const isKnown = () => isKnownDevice(db, username, deviceKey(client, request));
  await throttle(db, attempt, isKnown, noteRefusal);

  let isCodeWrong = false;
  let isTold = false;
  const prove = async () => {
    const user = await findUser(db, username);
    if (!(await verifyPassword(password, user?.password)) || !user) return undefined;
    const tellOwner = async (transaction: OpenTransaction) => {
      await addAuditEntry(transaction, { action: 'second-factor.guessed', by: user });
      await notifyOfChange(transaction, env, user, 'second-factor.guessed');
      isTold = true;
    };
    isCodeWrong = !(await passesSecondFactor(db, env, user.id, code, tellOwner));
    if (isCodeWrong) return undefined;
    let proof = user.password;
    if (isOutdated(proof)) {
      proof = await hashPassword(password);
      await changeUser(db, user.id, { password: proof });
    }
    return { id: user.id, username: user.username, proof };
  };
  const admin = await countedAttempt(db, attempt, prove, noteRefusal);
  if (isTold) runSoon(ctx);
  await note(admin ? 'login' : 'login.failed', admin?.id);
  if (!admin) throw new HttpFailure(401, isCodeWrong ? 'Invalid code' : 'Invalid credentials');
  return admin;
}
