import { createTransport, type SendMailOptions } from 'nodemailer';
import type { OutboxMessage } from '#db/schema.ts';
import { mailDomain, site } from '#src/content/site.ts';
import type { Env } from '#src/contracts/env.ts';
import { callEvent } from '#functions/shared/bookings/call-calendar.ts';
import { invitationTo } from './invitation.ts';
import { letterOf } from './letter.ts';
import { type News, newsIn, oneLine, subjectOf } from './subject.ts';

/**
 * Sends a message to `NOTIFY_EMAIL`, or to the person whose account or call it is about. Each time it is sent it is the same mail, by its `Message-ID`.
 *
 * @throws where the mail server did not take it within `UPSTREAM_TIMEOUT_MS`; what it said is the cause
 */
export async function sendMail(
  env: Env,
  message: Pick<OutboxMessage, 'id' | 'kind' | 'payload' | 'createdAt'>,
): Promise<void> {
  const { NOTIFY_EMAIL: house } = env;
  if (!house) throw new Error('NOTIFY_EMAIL is not set any more.');
  const news = newsIn(message);
  const to = recipientOf(news) ?? house;
  await send(env, to, {
    messageId: `<${message.id}@${mailDomain}>`,
    date: message.createdAt,
    ...replyTo(news),
    subject: subjectOf(news),
    ...letterOf(news),
    ...(news.kind !== 'contact' &&
      news.kind !== 'account' && {
        icalEvent: { filename: 'call.ics', ...calendarFile(news, to) },
      }),
  });
}

/** Undefined: the house. */
function recipientOf(news: News): string | undefined {
  if (news.kind === 'account') return news.payload.to;
  return news.kind === 'call-visitor' ? news.payload.email : undefined;
}

/** An answer goes to whoever left the message, or to who has the call. */
function replyTo(news: News): Pick<SendMailOptions, 'replyTo'> {
  if (news.kind === 'call-visitor') return { replyTo: site.email.sales };
  if (news.kind === 'account' || !news.payload.email) return {};
  const { name = '', email } = news.payload;
  return { replyTo: { name: oneLine(name), address: email } };
}

/** The house is invited; a visitor gets the same event as on the page that booked it. */
function calendarFile(news: Exclude<News, { kind: 'contact' | 'account' }>, to: string) {
  if (news.kind !== 'call-visitor') return invitationTo(addressesIn(to), news.payload);
  const method = news.payload.cancelledAt ? 'CANCEL' : 'PUBLISH';
  return { method, content: callEvent(news.payload) };
}

/** Sends an alert. @throws as {@link sendMail} */
export function mailAlert(
  env: Env,
  to: string,
  mail: { subject: string; text: string },
): Promise<void> {
  return send(env, to, { ...mail, priority: 'high' });
}

async function send(env: Env, to: string, mail: SendMailOptions): Promise<void> {
  const { SMTP_URL: url } = env;
  if (!url) throw new Error('SMTP_URL is not set any more.');
  // Nothing of a message may make the program read files or fetch addresses.
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  const sending = transport.sendMail({
    ...mail,
    from: {
      name: `${site.name} website`,
      address: senderOf(url) ?? addressesIn(env.NOTIFY_EMAIL ?? to)[0] ?? to,
    },
    to: addressesIn(to).map((address) => ({ name: '', address })),
    // Asks those who are away not to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    signal: AbortSignal.timeout(env.UPSTREAM_TIMEOUT_MS),
  });
  await sending.catch((error: Error & { responseCode?: number }) => {
    if (!error.responseCode) throw error;
    throw new Error(`The mail server answered ${error.responseCode}.`, { cause: error });
  });
}

/** Those of a list with commas between. */
function addressesIn(list: string): string[] {
  return list.split(', ');
}

/** Who signs in to the mail server, where that is an address: few servers take mail from anybody else. */
function senderOf(url: string): string | undefined {
  const username = decodeURIComponent(new URL(url).username);
  return username.includes('@') ? username : undefined;
}
