import { createTransport, type SendMailOptions } from 'nodemailer';
import type { OutboxMessage } from '#db/schema.ts';
import { mail as words, scheduling } from '#src/content/messages.ts';
import { mailDomain, site } from '#src/content/site.ts';
import type { Env } from '#src/contracts/env/env.ts';
import { bookingEvent, invitationTo } from '#api/bookings/calendar.ts';
import { mailBodyOf } from './mail-body.ts';
import { type Notification, notificationIn } from './parse-notification.ts';
import { headerLine, mailSubject } from './subject.ts';

/** Suppresses automatic replies (RFC 3834); what a person wrote may get one. */
const automatic = { headers: { 'Auto-Submitted': 'auto-generated' } };

/**
 * Sends a message to `NOTIFY_EMAIL`, or to the person whom it is for: of an account, a booking, a reply or a conversation. Every attempt has the same
 * `Message-ID`, so that mail programs can recognize duplicates.
 *
 * @throws if the mail server did not accept it within `UPSTREAM_TIMEOUT_MS`; the server's own error is the cause
 */
export async function sendMail(
  env: Env,
  message: Pick<OutboxMessage, 'id' | 'kind' | 'payload' | 'createdAt'>,
): Promise<void> {
  const { NOTIFY_EMAIL: agency } = env;
  if (!agency) throw new Error('NOTIFY_EMAIL is no longer set.');
  const notification = notificationIn(message);
  const { to, replyTo, file, senderName } = envelopeOf(notification, agency);
  await send(
    env,
    { to, senderName },
    {
      messageId: `<${message.id}@${mailDomain}>`,
      date: message.createdAt,
      ...(replyTo && { replyTo }),
      subject: mailSubject(notification),
      ...mailBodyOf(notification),
      ...(file && { icalEvent: { filename: scheduling.calendarFileName, ...file } }),
      ...(notification.kind !== 'reply' && automatic),
    },
  );
}

interface Envelope {
  to: string;
  /** The person who writes, where a person does. */
  senderName?: string | null | undefined;
  /** The visitor, or for the visitor the agency. */
  replyTo?: SendMailOptions['replyTo'];
  /** An invitation for the agency; for a visitor, the same event as on the booking page. */
  file?: { method: string; content: string };
}

function envelopeOf({ kind, payload }: Notification, agency: string): Envelope {
  switch (kind) {
    case 'account':
      return { to: payload.to };
    case 'conversation':
      return { to: payload.to, replyTo: site.email.sales };
    case 'unreadable':
      return { to: agency };
    case 'reply':
      return { to: payload.to, senderName: payload.senderName, replyTo: site.email[payload.department] };
    case 'call-visitor':
    case 'call-reminder': {
      const method = payload.cancelledAt ? 'CANCEL' : 'PUBLISH';
      const file = { method, content: bookingEvent(payload) };
      return { to: payload.email ?? agency, replyTo: site.email.sales, file };
    }
    case 'contact':
      return { to: agency, ...repliesTo(payload) };
    default: {
      const file = invitationTo(addressesIn(agency), payload);
      return { to: agency, ...repliesTo(payload), file };
    }
  }
}

function repliesTo({ name = '', email }: { name?: string; email?: string }) {
  return email ? { replyTo: { name: headerLine(name), address: email } } : {};
}

/** Sends an alert. @throws as {@link sendMail} */
export function mailAlert(env: Env, to: string, mail: { subject: string; text: string }) {
  return send(env, { to }, { ...mail, ...automatic, priority: 'high' });
}

async function send(env: Env, { to, senderName }: Pick<Envelope, 'to' | 'senderName'>, mail: SendMailOptions) {
  const { SMTP_URL: url } = env;
  if (!url) throw new Error('SMTP_URL is no longer set.');
  // The content of a message must not make the library read files or fetch URLs.
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  const sending = transport.sendMail({
    ...mail,
    from: {
      name: senderName ? headerLine(words.personOf(senderName, site.name)) : words.website(site.name),
      address: senderOf(url) ?? addressesIn(env.NOTIFY_EMAIL ?? to)[0] ?? to,
    },
    to: addressesIn(to).map((address) => ({ name: '', address })),
    signal: AbortSignal.timeout(env.UPSTREAM_TIMEOUT_MS),
  });
  await sending.catch((error: Error & { responseCode?: number }) => {
    if (!error.responseCode) throw error;
    throw new Error(`The mail server answered ${error.responseCode}.`, { cause: error });
  });
}

/** The addresses of a comma-separated list. */
function addressesIn(list: string): string[] {
  return list.split(', ');
}

/** The SMTP username if it is an address: few servers accept mail from other senders. */
function senderOf(url: string): string | undefined {
  const username = decodeURIComponent(new URL(url).username);
  return username.includes('@') ? username : undefined;
}
