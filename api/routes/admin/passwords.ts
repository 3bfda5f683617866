import { Hono } from 'hono';
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
import type { Api } from '#api/context.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import { limits, queueHashing } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { mailResetLink, notifyOfChange } from '#api/session/account-change.ts';
import { openLink, RESET_HOURS } from '#api/session/links.ts';
import { problemWith } from '#api/session/password-rules.ts';

/** Links to choose a password with, or to confirm an address. */
export const passwords = new Hono<Api>();

const INVITATION = '/api/admin/invitations/:token{[\\w.-]{1,2000}}';

/** Shows whose link it is. */
passwords.get(INVITATION, limit(limits.reads), database, async (c) => {
  const { db, env } = c.var;
  const found = await openLink(db, env.SESSION_SECRET, c.req.param('token'));
  if (!found) throw usedUp();
  const { username, joinedAt } = found;
  return c.json({ username, isNew: !joinedAt } satisfies Invitation);
});

/** Sets a password with it, once. */
passwords.post(INVITATION, origin, limit(limits.login), body(chosenPassword), database, async (c) => {
  const { db, env } = c.var;
  const token = c.req.param('token');
  const { password } = c.req.valid('json');
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
  runSoon(c.var);
  return c.body(null, 204);
});

/** Makes an address that of the user who entered it, with the token of the link that was mailed there. */
passwords.post(
  '/api/admin/email-confirmations',
  origin,
  limit(limits.login),
  body(emailConfirmation),
  database,
  async (c) => {
    const { db, env } = c.var;
    const { token } = c.req.valid('json');
    await inTransaction(db, async (transaction) => {
      const confirmed = await useEmailLink(transaction, token);
      const user = confirmed?.userId && (await findUserById(transaction, confirmed.userId));
      if (!confirmed?.email || !user) throw usedUp();
      await changeUser(transaction, user.id, { email: confirmed.email });
      await addAuditEntry(transaction, { action: 'account.change', by: user });
      for (const email of new Set([user.email, confirmed.email])) {
        await notifyOfChange(transaction, env, { ...user, email }, 'account.change');
      }
    });
    runSoon(c.var);
    return c.body(null, 204);
  },
);

/** Shows which ways to log in there are. */
passwords.get('/api/admin/password-resets', limit(limits.reads), database, async (c) => {
  const { db, env } = c.var;
  const methods = { mail: env.SMTP_URL !== undefined, passkeys: await anyPasskeys(db) };
  return c.json(methods satisfies LoginMethods);
});

/** Mails a link to choose a new password. */
passwords.post('/api/admin/password-resets', origin, limit(limits.login), body(forgotten), database, async (c) => {
  const { db, env, waitUntil } = c.var;
  if (!env.SMTP_URL) throw new HttpFailure(404, 'Please ask an owner of this site for a link.');
  // Sent after the response, so that not even its duration reveals whether there is an account.
  const sent = mailLink(db, env, c.req.valid('json').username);
  waitUntil(sent.then(() => runSoon(c.var)));
  return c.body(null, 204);
});

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
