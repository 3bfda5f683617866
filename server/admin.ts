import { randomBytes } from 'node:crypto';
import { applyEnvironmentAdmin, setAdmin } from '#db/accounts/admins.ts';
import type { Database } from '#db/connection.ts';
import { hasUsers } from '#db/accounts/users.ts';
import type { Env } from '#src/contracts/env.ts';

/** Creates or updates the admin of `ADMIN_USERNAME` and `ADMIN_PASSWORD`, where they are set. */
export async function ensureEnvironmentAdmin(db: Database, env: Env): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env;
  if (username && password) await applyEnvironmentAdmin(db, username, password);
}

/** Creates the user `admin` if there are no users yet, and reports its password. It is shown only this once. */
export async function ensureFirstAdmin(db: Database, report: (line: string) => void) {
  if (await hasUsers(db)) return;
  const password = randomBytes(12).toString('base64url');
  await setAdmin(db, 'admin', password, true);
  report(`The administrator is admin, with the password ${password} (shown this once).`);
}
