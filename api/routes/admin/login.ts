import { Hono } from 'hono';
import * as z from 'zod/mini';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { findPreferences } from '#db/accounts/users.ts';
import { login } from '#src/contracts/login.ts';
import type { Api } from '#api/context.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body, query } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { adminBeforeSetUp } from '#api/middleware/signed-in.ts';
import { completeLogin } from '#api/session/complete-login.ts';
import { logIn } from '#api/session/login.ts';
import { stopSession } from '#api/session/session.ts';

const authQuery = z.object({ rights: z.optional(z.string()) });

/** The beginning and the end of a session, and who is signed in. */
export const loginRoutes = new Hono<Api>();

/** Begins a session with a password. */
loginRoutes.post('/api/admin/login', origin, limit(limits.login), body(login), database, async (c) => {
  const admin = await logIn(c.var, c.req.valid('json'));
  return c.json({ username: admin.username }, 200, { 'Set-Cookie': await completeLogin(c.var, admin) });
});

/** Ends the session on the server and deletes the browser's cookie. */
loginRoutes.post('/api/admin/logout', origin, limit(limits.writes), database, async (c) => {
  const { db, env, request } = c.var;
  const { cookie, admin } = await stopSession(db, request, env.SESSION_SECRET);
  if (admin) await addAuditEntry(db, { action: 'logout', by: admin });
  return c.json({}, 200, { 'Set-Cookie': cookie });
});

/** The signed-in admin; with `?rights=1`, also their role and what the admin area is to do for them. */
loginRoutes.get(
  '/api/admin/check-auth',
  limit(limits.reads),
  adminBeforeSetUp,
  query(authQuery),
  database,
  async (c) => {
    const { db, admin } = c.var;
    const { id, username, role, dataRights, mustSetUp } = admin;
    if (c.req.valid('query').rights !== '1') return c.json({ username });
    const preferences = await findPreferences(db, id);
    const isLet = role === 'editor' && dataRights;
    return c.json({
      username,
      role,
      ...(isLet && { dataRights }),
      ...preferences,
      ...(mustSetUp && { mustSetUp }),
    });
  },
);
