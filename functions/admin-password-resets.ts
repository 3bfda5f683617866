import type { Config } from '@netlify/functions';
import { hasRecentLink, makeLink } from '#db/accounts/account-tokens.ts';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { anyPasskeys } from '#db/accounts/passkeys.ts';
import { inTransaction } from '#db/transaction.ts';
import { findMailable } from '#db/accounts/users.ts';
import { forgotten, type LoginMethods } from '#src/contracts/login.ts';
import { answer, HttpFailure, limits } from './shared/http/answer.ts';
import type { FunctionEnv } from './shared/http/environment.ts';
import { passwordLink, RESET_HOURS } from './shared/session/links.ts';
import type { AccountNotification } from './shared/outbox/mail/subject.ts';
import { notifyByMail } from './shared/outbox/notify.ts';
import { runSoon } from './shared/outbox/run-due.ts';

/** /api/admin/password-resets: GET shows which ways to log in there are, POST mails a reset link. */
export default answer({
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
});

async function mailLink(db: Database, env: FunctionEnv, name: string): Promise<void> {
  const user = await findMailable(db, name);
  const to = user?.email;
  if (!to || (await hasRecentLink(db, user.id, RESET_HOURS))) return;
  await inTransaction(db, async (transaction) => {
    const url = passwordLink(
      env.SITE_URL,
      await makeLink(transaction, 'reset', user.id, RESET_HOURS),
    );
    await addAuditEntry(transaction, { action: 'password.forgotten', by: user });
    await notifyByMail(transaction, env, 'account', {
      to,
      subject: 'Choose a new password',
      text: `Somebody asked for a new password for ${user.username}. The link works once, for an hour. If this was not you, you can ignore this message.`,
      linkName: 'Choose a password',
      linkUrl: url,
    } satisfies AccountNotification);
  });
}

export const config: Config = { path: '/api/admin/password-resets' };
