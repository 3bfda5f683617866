import type { Config } from '@netlify/functions';
import { login } from '#src/contracts/login.ts';
import { answer } from './shared/answer.ts';
import { clientKey } from './shared/client.ts';
import { limits } from './shared/limits.ts';
import { logIn } from './shared/login.ts';
import { json } from './shared/respond.ts';
import { startSession } from './shared/session.ts';

/** POST /api/admin/login: a session for who knows the password. */
export default answer({
  POST: {
    limit: limits.login,
    body: login,
    handle: async ({ db, env, request, context, input }) => {
      const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
      const admin = await logIn(db, client, input);
      const cookie = await startSession(db, request, env.SESSION_SECRET, admin);
      return json(200, { username: admin.username }, { 'Set-Cookie': cookie });
    },
  },
});

export const config: Config = { path: '/api/admin/login' };
