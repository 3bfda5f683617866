import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import { endSessionsOf } from '#db/accounts/sessions.ts';
import { inTransaction } from '#db/transaction.ts';
import { choosePassword } from '#db/accounts/users.ts';
import { chosenPassword, type Invitation } from '#src/contracts/account.ts';
import { answerAt, at, HttpFailure, invalid, limits } from './shared/http/answer.ts';
import { openLink } from './shared/session/links.ts';
import { problemWith } from './shared/session/password-rules.ts';
import { queueHashing } from './shared/http/limits.ts';

/** /api/admin/invitations/{token}: GET shows whose link it is, POST sets a password with it, once. */
export default answerAt(
  at(
    '/api/admin/invitations/:token',
    {
      GET: {
        handle: async ({ db, env, params: { token } }): Promise<Invitation> => {
          const found = await openLink(db, env.SESSION_SECRET, token);
          if (!found) throw usedUp();
          const { username, joinedAt } = found;
          return { username, isNew: !joinedAt };
        },
      },
      POST: {
        limit: limits.login,
        body: chosenPassword,
        handle: async ({ db, env, params: { token }, input: { password } }) => {
          const problem = problemWith(password);
          if (problem) throw invalid({ password: [problem] });
          // Checked before hashing, so that invalid links cost no processor time.
          if (!(await openLink(db, env.SESSION_SECRET, token))) throw usedUp();
          const hash = await queueHashing(token, () => hashPassword(password));
          await inTransaction(db, async (transaction) => {
            const found = await openLink(transaction, env.SESSION_SECRET, token);
            if (!(await found?.use()) || !found) throw usedUp();
            await choosePassword(transaction, found.id, hash);
            await endSessionsOf(transaction, found.id);
            const action = found.joinedAt ? 'password.reset' : 'user.join';
            await addAuditEntry(transaction, { action, by: found });
          });
        },
      },
    },
    (params) => (/^[\w.-]{1,2000}$/.test(params.token) ? params : undefined),
  ),
);

function usedUp(): HttpFailure {
  return new HttpFailure(
    404,
    'This link was already used or has expired. Please ask for a new one.',
  );
}

export const config: Config = { path: '/api/admin/invitations/:token' };
