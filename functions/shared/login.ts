import { setTimeout as sleep } from 'node:timers/promises';
import { addAuditEntry } from '#db/audit-log.ts';
import type { Database } from '#db/connection.ts';
import {
  addFailure,
  type Attempt,
  clearFailures,
  countFailures,
  secondsToWait,
  takeAttempt,
} from '#db/login-failures.ts';
import { hashPassword, isOutdated, verifyPassword } from '#db/passwords.ts';
import type { Admin } from '#db/sessions.ts';
import { inTransaction } from '#db/transaction.ts';
import { changePasswordHash, findUser } from '#db/users.ts';
import { HttpFailure } from './http-failure.ts';
import { tooMany } from './limits.ts';

/** Failures for one name, from anywhere, from which on every attempt for it is slowed. */
const SUSPICIOUS = 20;
const SLOWED_MS = 1000;

interface Credentials {
  username: string;
  password: string;
}

/**
 * Who it is. An unknown name takes as long and fails as a wrong password does.
 *
 * Attempts for one name from one address are made one after the other: each is counted, whether it
 * passed or failed, before the next one's password is looked at.
 *
 * @param client stands for the address
 * @throws {HttpFailure} 401; 429 after five failures within fifteen minutes, whatever the password
 */
export async function logIn(
  db: Database,
  client: string,
  credentials: Credentials,
): Promise<Admin> {
  const attempt = { username: credentials.username.toLowerCase(), client };
  // Never locked: whoever it belongs to could be kept out by anybody.
  if ((await countFailures(db, attempt.username)) >= SUSPICIOUS) await sleep(SLOWED_MS);

  const outcome = await inTransaction(db, (transaction) =>
    tryOnce(transaction, attempt, credentials),
  );
  if (outcome instanceof HttpFailure) throw outcome;
  return outcome;
}

/** Gives the failure and does not throw it: what it wrote is to stay. */
async function tryOnce(
  transaction: Database,
  attempt: Attempt,
  { username, password }: Credentials,
): Promise<Admin | HttpFailure> {
  await takeAttempt(transaction, attempt);
  const note = (action: string, userId?: number) =>
    addAuditEntry(transaction, { action, userId, username, details: { client: attempt.client } });

  const wait = await secondsToWait(transaction, attempt);
  if (wait !== undefined) {
    await note('login.refused');
    return tooMany(wait);
  }
  const user = await findUser(transaction, username);
  if (!(await verifyPassword(password, user?.password)) || !user) {
    await addFailure(transaction, attempt);
    await note('login.failed');
    return new HttpFailure(401, 'Invalid credentials');
  }
  if (isOutdated(user.password)) {
    await changePasswordHash(transaction, user.id, await hashPassword(password));
  }
  await clearFailures(transaction, attempt);
  await note('login', user.id);
  return { id: user.id, username: user.username };
}
