/** Every change of how somebody signs in is mailed to them, so that nobody else's goes unnoticed. */
import { makeEmailLink, makeLink } from '#db/accounts/account-tokens.ts';
import type { SessionUser } from '#db/accounts/sessions.ts';
import { changeUser, findUser } from '#db/accounts/users.ts';
import type { OpenTransaction } from '#db/connection.ts';
import { site } from '#src/content/site.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import type { AccountNotification } from '#api/outbox/mail/parse-notification.ts';
import { notifyByMail } from '#api/outbox/notify.ts';
import { type AccountChange, accountChanges } from './account-changes.data.ts';
import { EMAIL_HOURS, emailLink, passwordLink, RESET_HOURS } from './links.ts';

/** Whose account it is, as it was before the change. */
interface Owner {
  id: number;
  username: string;
  email: string | null;
}

/** Whose account it is, with the address as it is now. */
export async function ownerOf(db: OpenTransaction, { id, username }: SessionUser): Promise<Owner> {
  return { id, username, email: (await findUser(db, username))?.email ?? null };
}

/** Mails a user what has changed. Does nothing without a mail server, or an address. */
export async function notifyOfChange(
  db: OpenTransaction,
  env: FunctionEnv,
  { username, email }: Pick<Owner, 'username' | 'email'>,
  change: AccountChange,
): Promise<void> {
  const { subject, text } = accountChanges[change];
  await mailTo(db, env, email, {
    subject,
    text: `${text} This is the account of ${username}. If that was not you, choose a new password at once, which ends all other sessions and every link, and look at how you sign in.`,
    linkName: 'Your account',
    linkUrl: `${env.SITE_URL}/admin-dashboard/account`,
  });
}

/**
 * Changes a user's address, to which links for a forgotten password go. A new one counts once the link mailed to it is
 * used; without a mail server, which could send neither kind of link, at once.
 *
 * @returns whether the address counts already
 */
export async function changeEmail(
  db: OpenTransaction,
  env: FunctionEnv,
  user: Owner,
  email: string | null,
): Promise<boolean> {
  if (email === user.email) return true;
  if (!email || !env.SMTP_URL) {
    await changeUser(db, user.id, { email });
    await notifyOfChange(db, env, user, 'account.change');
    return true;
  }
  const url = emailLink(env.SITE_URL, await makeEmailLink(db, user.id, email, EMAIL_HOURS));
  await mailTo(db, env, email, {
    subject: 'Confirm this address',
    text: `This becomes the address of ${user.username}, once you open the link and confirm it. It works once, for a day. If you expected no such message, ignore it.`,
    linkName: 'Confirm this address',
    linkUrl: url,
  });
  await notifyOfChange(db, env, user, 'account.email-asked');
  return false;
}

/**
 * Mails an invited user the link with which they choose a password.
 *
 * @param by name of the owner who invites them
 * @returns the address; null without one, or without a mail server: the link has to be passed on by hand then
 */
export async function mailInvitation(
  db: OpenTransaction,
  env: FunctionEnv,
  { username, email }: Pick<Owner, 'username' | 'email'>,
  inviteUrl: string,
  by: string,
): Promise<string | null> {
  if (!email || !env.SMTP_URL) return null;
  await mailTo(db, env, email, {
    subject: `You are invited to the admin area of ${site.name}`,
    text: `${by} has invited you as ${username}. Open the link and choose a password. It works once, for a week. If you expected no such message, ignore it.`,
    linkName: 'Choose a password',
    linkUrl: inviteUrl,
  });
  return email;
}

/** Mails a link to choose a new password to a user who has forgotten theirs. */
export async function mailResetLink(db: OpenTransaction, env: FunctionEnv, user: Owner): Promise<void> {
  await mailTo(db, env, user.email, {
    subject: 'Choose a new password',
    text: `Someone asked for a new password for ${user.username}. The link works once, for an hour. If this wasn’t you, you can ignore this message.`,
    linkName: 'Choose a password',
    linkUrl: passwordLink(env.SITE_URL, await makeLink(db, 'reset', user.id, RESET_HOURS)),
  });
}

async function mailTo(
  db: OpenTransaction,
  env: FunctionEnv,
  to: string | null,
  mail: Omit<AccountNotification, 'to'>,
): Promise<void> {
  if (to && env.SMTP_URL) await notifyByMail(db, env, 'account', { ...mail, to } satisfies AccountNotification);
}
