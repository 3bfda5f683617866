import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { login } from '#src/contracts/login.ts';
import { answerAt, at, json, limits } from '#api/http/answer.ts';
import { completeLogin } from '#api/session/complete-login.ts';
import { logIn } from '#api/session/login.ts';
import { stopSession } from '#api/session/session.ts';

const authQuery = z.object({ rights: z.optional(z.string()) });

/** The beginning and the end of a session, and who is signed in. */
export default answerAt(
  at('/api/admin/login', {
    /** Begins a session with a password. */
    POST: {
      limit: limits.login,
      body: login,
      handle: async (ctx) => completeLogin(ctx, await logIn(ctx, ctx.input)),
    },
  }),
  at('/api/admin/logout', {
    /** Ends the session on the server and deletes the browser's cookie. */
    POST: {
      handle: async ({ db, env, request }) => {
        const { cookie, admin } = await stopSession(db, request, env.SESSION_SECRET);
        if (admin) await addAuditEntry(db, { action: 'logout', by: admin });
        return json(200, {}, { 'Set-Cookie': cookie });
      },
    },
  }),
  at('/api/admin/check-auth', {
    /** The signed-in admin; with `?rights=1`, also their role. */
    GET: {
      beforeSetUp: true,
      query: authQuery,
      handleAdmin: async ({ admin: { username, role, mustSetUp }, input: { rights } }) => ({
        username,
        ...(rights === '1' && { role, ...(mustSetUp && { mustSetUp }) }),
      }),
    },
  }),
);

export const config: Config = {
  path: ['/api/admin/login', '/api/admin/logout', '/api/admin/check-auth'],
};
