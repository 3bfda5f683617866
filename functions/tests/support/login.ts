/** Helpers to log in, check the session and log out. */
import { beforeAll, beforeEach } from 'vitest';
import checkAuth from '#functions/admin-check-auth.ts';
import logIn from '#functions/admin-login.ts';
import logOut from '#functions/admin-logout.ts';
import { setAdmin } from '#db/admins.ts';
import { ADMIN, ask, contextOf, jsonRequest, newClient, useDatabase } from './harness.ts';

export const wrong = { ...ADMIN, password: 'something else' };

export function send(credentials: object, client = newClient(), headers?: Record<string, string>) {
  return logIn(jsonRequest('/api/admin/login', credentials, headers), contextOf(client));
}

export function check(cookie?: string) {
  return ask(checkAuth, '/api/admin/check-auth?rights=1', headersWith(cookie));
}

export function leave(cookie?: string) {
  return ask(logOut, '/api/admin/logout', headersWith(cookie), 'POST');
}

/** A database with an admin, and without sessions and failed logins before each test. */
export function useLogin() {
  const { db } = useDatabase();
  beforeAll(() => setAdmin(db(), ADMIN.username, ADMIN.password));
  beforeEach(async () => {
    for (const table of ['loginFailures', 'auditLog', 'sessions'] as const) {
      await db().deleteFrom(table).execute();
    }
  });
  return { db };
}

function headersWith(cookie: string | undefined) {
  return cookie === undefined ? undefined : { Cookie: cookie };
}
