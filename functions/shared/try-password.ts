import type { Database } from '#db/connection.ts';
import { addFailure, clearFailures, secondsToWait, takeAttempt } from '#db/login-failures.ts';
import { verifyPassword } from '#db/passwords.ts';
import { findUser, type User } from '#db/users.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** What came of a password: whose it is, or in how many seconds one may be tried again, or neither: it is wrong. */
export interface Outcome {
  user?: User | undefined;
  wait?: number | undefined;
}

/**
 * Tries a password in a transaction, in which the attempt is counted whether it passes or fails: after five
 * failures for one name from one address within fifteen minutes none is looked at.
 *
 * @param client stands for the address
 */
export async function tryPassword(
  transaction: Database,
  client: string,
  { username, password }: Credentials,
): Promise<Outcome> {
  const attempt = { username: username.toLowerCase(), client };
  await takeAttempt(transaction, attempt);
  const wait = await secondsToWait(transaction, attempt);
  if (wait !== undefined) return { wait };
  const user = await findUser(transaction, username);
  const isRight = await verifyPassword(password, user?.password);
  await (isRight ? clearFailures : addFailure)(transaction, attempt);
  return { user: isRight ? user : undefined };
}
