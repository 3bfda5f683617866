import { type SessionUser, isNewDevice } from '#db/accounts/sessions.ts';
import { findUser } from '#db/accounts/users.ts';
import type { VisitorContext } from '#api/context.ts';
import type { AccountNotification } from '#api/outbox/mail/parse-notification.ts';
import { notifyByMail } from '#api/outbox/notify.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { deviceKey, deviceOf, startSession } from './session.ts';

/** Begins the session of an authenticated user, and notifies them by mail, if set up, of a new device. @returns the cookie */
export async function completeLogin(
  { db, client, request, ...call }: VisitorContext,
  admin: SessionUser & { proof?: string },
): Promise<string> {
  const { env } = call;
  const { username } = admin;
  const cookie = await startSession(db, request, env.SESSION_SECRET, admin);
  const device = deviceOf(request);
  if (await isNewDevice(db, admin.id, deviceKey(client, request))) {
    const to = (await findUser(db, username))?.email;
    if (to && env.SMTP_URL) {
      await notifyByMail(db, env, 'account', {
        to,
        subject: 'A new sign-in',
        text: `${username} just signed in for the first time with ${device || 'this device'} from this location. If this was not you, change your password; that ends all other sessions.`,
        linkName: 'Your account',
        linkUrl: `${env.SITE_URL}/admin-dashboard/account`,
      } satisfies AccountNotification);
      runSoon(call);
    }
  }
  return cookie;
}
