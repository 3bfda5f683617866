import type { Config } from '@netlify/functions';
import { hasRecentLink, useEmailLink } from '#db/accounts/account-tokens.ts';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { anyPasskeys } from '#db/accounts/passkeys.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import { endSessionsOf } from '#db/accounts/sessions.ts';
import { changeUser, choosePassword, findMailable, findUserById } from '#db/accounts/users.ts';
import type { Database } from '#db/connection.ts';
import { inTransaction } from '#db/transaction.ts';
import { chosenPassword, emailConfirmation, type Invitation } from '#src/contracts/account.ts';
import { forgotten, type LoginMethods } from '#src/contracts/login.ts';
import { answerAt, at, atChecked, HttpFailure, invalid, limits } from '#api/http/answer.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { queueHashing } from '#api/http/limits.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { mailResetLink, notifyOfChange } from '#api/session/account-change.ts';
import { openLink, RESET_HOURS } from '#api/session/links.ts';
import { problemWith } from '#api/session/password-rules.ts';

/** Links to choose a password with, or to confirm an address. */
export default answerAt(
  /** GET shows whose link it is, POST sets a password with it, once. */
  atChecked('/api/admin/invitations/:token', (params) => (/^[\w.-]{1,2000}$/.test(params.token) ? params : undefined), {
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
          if (found.joinedAt) await notifyOfChange(transaction, env, found, 'password.reset');
        });
      },
      after: runSoon,
    },
  }),
  at('/api/admin/email-confirmations', {
    /** Makes an address that of the user who entered it, with the token of the link that was mailed there. */
    POST: {
      limit: limits.login,
      body: emailConfirmation,
      handle: ({ db, env, input: { token } }) =>
        inTransaction(db, async (transaction) => {
          const confirmed = await useEmailLink(transaction, token);
          const user = confirmed?.userId && (await findUserById(transaction, confirmed.userId));
          if (!confirmed?.email || !user) throw usedUp();
          await changeUser(transaction, user.id, { email: confirmed.email });
          await addAuditEntry(transaction, { action: 'account.change', by: user });
          for (const email of new Set([user.email, confirmed.email])) {
            await notifyOfChange(transaction, env, { ...user, email }, 'account.change');
          }
        }),
      after: runSoon,
    },
  }),
  /** GET shows which ways to log in there are, POST mails a reset link. */
  at('/api/admin/password-resets', {
    GET: {
      handle: async ({ db, env }): Promise<LoginMethods> => ({
        mail: env.SMTP_URL !== undefined,
        passkeys: await anyPasskeys(db),
      }),
    },
    POST: {
      limit: limits.login,
      body: forgotten,
      handle: async ({ db, env, context, input }) => {
        if (!env.SMTP_URL) throw new HttpFailure(404, 'Please ask an owner of this site for a link.');
        // Sent after the response, so that not even its duration reveals whether there is an account.
        const sent = mailLink(db, env, input.username);
        if (context?.waitUntil) context.waitUntil(sent.then(() => runSoon({ env, context })));
        else await sent;
      },
    },
  }),
);

async function mailLink(db: Database, env: FunctionEnv, name: string): Promise<void> {
  const user = await findMailable(db, name);
  if (!user || (await hasRecentLink(db, user.id, RESET_HOURS))) return;
  await inTransaction(db, async (transaction) => {
    await addAuditEntry(transaction, { action: 'password.forgotten', by: user });
    await mailResetLink(transaction, env, user);
  });
}

function usedUp(): HttpFailure {
  return new HttpFailure(404, 'This link was already used or has expired. Please ask for a new one.');
}

export const config: Config = {
  path: ['/api/admin/invitations/:token', '/api/admin/password-resets', '/api/admin/email-confirmations'],
};
