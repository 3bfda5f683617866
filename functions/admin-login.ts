import type { Config } from '@netlify/functions';
import { login } from '#src/contracts/login.ts';
import { answer, limits } from './shared/http/answer.ts';
import { clientKey } from './shared/http/client.ts';
import { logIn } from './shared/session/login.ts';
import { completeLogin } from './shared/session/complete-login.ts';

/** POST /api/admin/login: begins a session with a password. */
export default answer({
  POST: {
    limit: limits.login,
    body: login,
    handle: async (ctx) => {
      const { db, env, context, input } = ctx;
      const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
      return completeLogin(ctx, await logIn(db, client, input));
    },
  },
});

export const config: Config = { path: '/api/admin/login' };
