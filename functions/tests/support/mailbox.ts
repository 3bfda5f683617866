import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** A local mail server that records what it receives. */
class Mailbox {
  /** The accepted mails, in order. */
  readonly mails: Email[] = [];
  /** Their raw sources. */
  readonly sources: string[] = [];
  /** How it refuses mails: with an SMTP status, or by not answering. */
  refuses: number | 'silent' | undefined;
  #server: SMTPServer | undefined;
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Resets its behavior and its records. */
  reset(): void {
    this.mails.length = 0;
    this.sources.length = 0;
    this.refuses = undefined;
  }

  /** Starts it, or restarts it at the same address. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      onData: (stream, _session, done) =>
        void text(stream).then(async (source) => {
          if (this.refuses === 'silent') return;
          if (this.refuses) {
            // Quotes the mail, as some servers do.
            const quoted = /^Subject: .*$/m.exec(source)?.[0];
            const refusal = new Error(`Not now: ${quoted}`);
            return done(Object.assign(refusal, { responseCode: this.refuses }));
          }
          this.sources.push(source);
          this.mails.push(await PostalMime.parse(source));
          done();
        }),
    });
    // Clients that give up waiting cause connection errors.
    server.on('error', () => undefined);
    this.#server = server;
    const listening = server.listen(this.#port, '127.0.0.1');
    await once(listening, 'listening');
    this.#port = (listening.address() as AddressInfo).port;
  }

  /** Stops it. */
  async close(): Promise<void> {
    const server = this.#server;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }
}

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
  const { content = '', mimeType } =
    mail?.attachments.find(({ filename }) => filename === 'call.ics') ?? {};
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return { mimeType, lines: linesOf(text) };
}

/** A mail server for the whole file, to which the functions send notifications; reset before each test. */
export function useMailbox(): Mailbox {
  const mailbox = new Mailbox();
  beforeAll(() => mailbox.open());
  afterAll(() => mailbox.close());
  beforeEach(() => {
    vi.stubEnv('SMTP_URL', mailbox.url);
    vi.stubEnv('NOTIFY_EMAIL', 'desk@agency.example');
    mailbox.reset();
  });
  return mailbox;
}
