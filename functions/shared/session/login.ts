import type * as z from 'zod/mini';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { countFailures } from '#db/accounts/login-failures.ts';
import { hashPassword, isOutdated, verifyPassword } from '#db/accounts/passwords.ts';
import type { Admin } from '#db/accounts/sessions.ts';
import { changeUser, findUser } from '#db/accounts/users.ts';
import type { login } from '#src/contracts/login.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { HttpFailure } from '#functions/shared/http/http-failure.ts';
import { countedAttempt, throttle } from './counted-attempt.ts';
import { passesSecondFactor } from './second-factor.ts';

/**
 * Authenticates a user. An unknown name fails like a wrong password and takes as long.
 *
 * @param client hash of the client's address
 * @returns the user with the hash of the password, so that the session begins only if that has not changed since
 * @throws {HttpFailure} 401, with `Code required` if only the second factor is missing; 429 after five failures within
 *   fifteen minutes, whatever the password
 */
export async function logIn(
  db: Database,
  env: Pick<FunctionEnv, 'SESSION_SECRET'>,
  client: string,
  { username, password, code }: z.infer<typeof login>,
): Promise<Admin & { proof: string }> {
  const note = (action: string, id?: number) =>
    addAuditEntry(db, { action, by: { id, username }, details: { client } });

  await throttle(username.toLowerCase(), await countFailures(db, username.toLowerCase()));
  let isCodeWrong = false;
  const prove = async () => {
    const user = await findUser(db, username);
    if (!(await verifyPassword(password, user?.password)) || !user) return undefined;
    isCodeWrong = !(await passesSecondFactor(db, env, user.id, code));
    if (isCodeWrong) return undefined;
    let proof = user.password;
    if (isOutdated(proof)) {
      proof = await hashPassword(password);
      await changeUser(db, user.id, { password: proof });
    }
    return { id: user.id, username: user.username, proof };
  };
  const admin = await countedAttempt(db, { username, client }, prove, () => note('login.refused'));
  await note(admin ? 'login' : 'login.failed', admin?.id);
  if (!admin) throw new HttpFailure(401, isCodeWrong ? 'Invalid code' : 'Invalid credentials');
  return admin;
}
