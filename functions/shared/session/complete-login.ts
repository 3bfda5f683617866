import { hash } from 'node:crypto';
import { type Admin, isNewDevice } from '#db/accounts/sessions.ts';
import { findUser } from '#db/accounts/users.ts';
import { clientKey } from '#functions/shared/http/client.ts';
import type { HandlerContext } from '#functions/shared/http/method.ts';
import { json } from '#functions/shared/http/respond.ts';
import { notifyByMail } from '#functions/shared/outbox/notify.ts';
import type { AccountNotification } from '#functions/shared/outbox/mail/subject.ts';
import { runSoon } from '#functions/shared/outbox/run-due.ts';
import { deviceOf, startSession } from './session.ts';

/** Begins the session of an authenticated user, and notifies them by mail, if set up, of a new device. */
export async function completeLogin(
  { db, env, request, context }: HandlerContext<unknown, unknown>,
  admin: Admin & { proof?: string },
): Promise<Response> {
  const { username } = admin;
  const cookie = await startSession(db, request, env.SESSION_SECRET, admin);
  const device = deviceOf(request);
  const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
  if (await isNewDevice(db, admin.id, hash('sha256', `${client} ${device}`, 'base64url'))) {
    const to = (await findUser(db, username))?.email;
    if (to && env.SMTP_URL) {
      const text = `${username} just signed in for the first time with ${device || 'this device'} from this location. If this was not you, change your password; that ends all other sessions.`;
      const linkUrl = `${env.SITE_URL}/admin-dashboard/account`;
      await notifyByMail(db, env, 'account', {
        to,
        subject: 'A new sign-in',
        text,
        linkName: 'Your account',
        linkUrl,
      } satisfies AccountNotification);
      runSoon({ env, context });
    }
  }
  return json(200, { username }, { 'Set-Cookie': cookie });
}
