import { randomBytes } from 'node:crypto';
import { applyEnvironmentAdmin, setAdmin } from '#db/admins.ts';
import type { Database } from '#db/connection.ts';
import { hasUsers } from '#db/users.ts';
import type { Env } from '#src/contracts/env.ts';

/** Sees to it that the admin whom the environment names, if it names one, exists with that password. */
export async function bringEnvironmentAdmin(db: Database, env: Env): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env;
  if (username && password) await applyEnvironmentAdmin(db, username, password);
}

/** Makes `admin` where there is nobody yet, and tells its password this once. */
export async function bringFirstAdmin(db: Database, report: (line: string) => void): Promise<void> {
  if (await hasUsers(db)) return;
  const password = randomBytes(12).toString('base64url');
  await setAdmin(db, 'admin', password, true);
  report(`The administrator is admin, with the password ${password} (shown this once).`);
}
