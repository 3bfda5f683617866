import { createTransport } from 'nodemailer';
import type { OutboxMessage } from '#db/schema.ts';
import { mailDomain, site } from '#src/content/site.ts';
import type { Env } from '#src/contracts/env.ts';
import { invitationTo } from './invitation.ts';
import { letterOf } from './letter.ts';
import { newsIn, oneLine, subjectOf } from './subject.ts';

/**
 * Sends a message to `NOTIFY_EMAIL`, or to the person whose account it is about. Each time it is sent it is the same mail, by its `Message-ID`.
 *
 * @throws where the mail server did not take it within `UPSTREAM_TIMEOUT_MS`; what it said is the cause
 */
export async function sendMail(
  env: Env,
  message: Pick<OutboxMessage, 'id' | 'kind' | 'payload' | 'createdAt'>,
): Promise<void> {
  const { SMTP_URL: url, NOTIFY_EMAIL: house } = env;
  if (!url || !house) throw new Error('SMTP_URL and NOTIFY_EMAIL are not set any more.');
  const news = newsIn(message);
  const isContact = news.kind === 'contact';
  const to = news.kind === 'account' ? news.payload.to : house;
  // Nothing of a message may make the program read files or fetch addresses.
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  const sending = transport.sendMail({
    messageId: `<${message.id}@${mailDomain}>`,
    date: message.createdAt,
    from: { name: `${site.name} website`, address: senderOf(url) ?? house },
    to: { name: '', address: to },
    ...(isContact && {
      replyTo: { name: oneLine(news.payload.name), address: news.payload.email },
    }),
    subject: subjectOf(news),
    ...letterOf(news),
    ...(news.kind !== 'contact' &&
      news.kind !== 'account' && {
        icalEvent: { filename: 'call.ics', ...invitationTo(to, news.payload) },
      }),
    // Asks those who are away not to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    signal: AbortSignal.timeout(env.UPSTREAM_TIMEOUT_MS),
  });
  await sending.catch((error: Error & { responseCode?: number }) => {
    if (!error.responseCode) throw error;
    throw new Error(`The mail server answered ${error.responseCode}.`, { cause: error });
  });
}

/** Who signs in to the mail server, where that is an address: few servers take mail from anybody else. */
function senderOf(url: string): string | undefined {
  const username = decodeURIComponent(new URL(url).username);
  return username.includes('@') ? username : undefined;
}
