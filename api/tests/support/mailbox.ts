import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { beforeAll, beforeEach, vi } from 'vitest';
import { listen } from '#server/testing/local-server.ts';

/** The lines of a calendar file by name; lines that begin with a space continue the previous one. */
export function linesOf(file: string): Record<string, string> {
  const lines = file
    .replace(/\r?\n /g, '')
    .trim()
    .split(/\r?\n/);
  return Object.fromEntries(lines.map((line) => line.split(/[:;](.*)/s) as [string, string]));
}

/** The calendar file of a mail, and its lines by name. */
export function calendarOf(mail: Email | undefined) {
  const { content = '', mimeType } = mail?.attachments.find(({ filename }) => filename === 'call.ics') ?? {};
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return { mimeType, lines: linesOf(text) };
}

/** A local mail server to which the functions send notifications, and which records them; reset before each test. */
export function useMailbox() {
  const mailbox = {
    /** The accepted mails, in order. */
    mails: [] as Email[],
    /** Their raw sources. */
    sources: [] as string[],
    /** How it refuses mails: with an SMTP status, or by not answering. */
    refuses: undefined as number | 'silent' | undefined,
    url: '',
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData: (stream, _session, done) => {
      const take = async (source: string) => {
        if (mailbox.refuses === 'silent') return;
        if (mailbox.refuses) {
          // Quotes the mail, as some servers do.
          const quoted = /^Subject: .*$/m.exec(source)?.[0];
          const refusal = new Error(`Not now: ${quoted}`);
          return done(Object.assign(refusal, { responseCode: mailbox.refuses }));
        }
        mailbox.sources.push(source);
        mailbox.mails.push(await PostalMime.parse(source));
        done();
      };
      // A client that gives up while it sends ends the stream with an error.
      text(stream).then(take).catch(done);
    },
  });
  // Clients that give up waiting cause connection errors.
  server.on('error', () => undefined);
  beforeAll(async () => {
    mailbox.url = `smtp://127.0.0.1:${await listen(server.server)}`;
    return () => new Promise<void>((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    vi.stubEnv('SMTP_URL', mailbox.url);
    vi.stubEnv('NOTIFY_EMAIL', 'desk@agency.example');
    Object.assign(mailbox, { mails: [], sources: [], refuses: undefined });
  });
  return mailbox;
}
