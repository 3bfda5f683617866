import type { Config } from '@netlify/functions';
import { login } from '#src/contracts/login.ts';
import { answer } from './shared/http/answer.ts';
import { clientKey } from './shared/http/client.ts';
import { limits } from './shared/http/limits.ts';
import { logIn } from './shared/session/login.ts';
import { welcome } from './shared/session/welcome.ts';

/** POST /api/admin/login: a session for who knows the password. */
export default answer({
  POST: {
    limit: limits.login,
    body: login,
    handle: async (call) => {
      const { db, env, context, input } = call;
      const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
      return welcome(call, await logIn(db, client, input));
    },
  },
});

export const config: Config = { path: '/api/admin/login' };
