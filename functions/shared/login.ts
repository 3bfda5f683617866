import { setTimeout as sleep } from 'node:timers/promises';
import { addAuditEntry } from '#db/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { countFailures } from '#db/login-failures.ts';
import { hashPassword, isOutdated } from '#db/passwords.ts';
import type { Admin } from '#db/sessions.ts';
import { inTransaction } from '#db/transaction.ts';
import { changePasswordHash } from '#db/users.ts';
import { HttpFailure } from './http-failure.ts';
import { tooMany } from './limits.ts';
import { type Credentials, tryPassword } from './try-password.ts';

/** Failures for one name, from anywhere, from which on every attempt for it is slowed. */
const SUSPICIOUS = 20;
const SLOWED_MS = 1000;

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
  // Never locked: whoever it belongs to could be kept out by anybody.
  const failures = await countFailures(db, credentials.username.toLowerCase());
  if (failures >= SUSPICIOUS) await sleep(SLOWED_MS);

  const outcome = await inTransaction(db, (transaction) =>
    tryOnce(transaction, client, credentials),
  );
  if (outcome instanceof HttpFailure) throw outcome;
  return outcome;
}

/** Gives the failure and does not throw it: what it wrote is to stay. */
async function tryOnce(
  transaction: Database,
  client: string,
  credentials: Credentials,
): Promise<Admin | HttpFailure> {
  const { username, password } = credentials;
  const note = (action: string, userId?: number) =>
    addAuditEntry(transaction, { action, userId, username, details: { client } });

  const { user, wait } = await tryPassword(transaction, client, credentials);
  if (wait !== undefined) {
    await note('login.refused');
    return tooMany(wait);
  }
  if (!user) {
    await note('login.failed');
    return new HttpFailure(401, 'Invalid credentials');
  }
  if (isOutdated(user.password)) {
    await changePasswordHash(transaction, user.id, await hashPassword(password));
  }
  await note('login', user.id);
  return { id: user.id, username: user.username };
}
