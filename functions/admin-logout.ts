import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { answer, json } from './shared/http/answer.ts';
import { stopSession } from './shared/session/session.ts';

/** POST /api/admin/logout: ends the session on the server and deletes the browser's cookie. */
export default answer({
  POST: {
    handle: async ({ db, env, request }) => {
      const { cookie, admin } = await stopSession(db, request, env.SESSION_SECRET);
      if (admin) await addAuditEntry(db, { action: 'logout', by: admin });
      return json(200, {}, { 'Set-Cookie': cookie });
    },
  },
});

export const config: Config = { path: '/api/admin/logout' };
