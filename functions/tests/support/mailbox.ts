import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** A mail server on this machine that keeps what it is sent. */
export class Mailbox {
  /** Every mail that was taken, in the order in which it came. */
  readonly mails: Email[] = [];
  /** The same as it came over the wire. */
  readonly sources: string[] = [];
  /** What it says to a mail instead of taking it: a status of SMTP, or nothing at all. */
  refuses: number | 'silent' | undefined;
  #server: SMTPServer | undefined;
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Forgets what it was told and what it was sent. */
  reset(): void {
    this.mails.length = 0;
    this.sources.length = 0;
    this.refuses = undefined;
  }

  /** Starts it, or starts it again under the same address. */
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
            // As some do, it quotes what it does not want.
            const quoted = /^Subject: .*$/m.exec(source)?.[0];
            const refusal = new Error(`Not now: ${quoted}`);
            return done(Object.assign(refusal, { responseCode: this.refuses }));
          }
          this.sources.push(source);
          this.mails.push(await PostalMime.parse(source));
          done();
        }),
    });
    // A client that gives up waiting breaks its connection.
    server.on('error', () => undefined);
    this.#server = server;
    const listening = server.listen(this.#port, '127.0.0.1');
    await once(listening, 'listening');
    this.#port = (listening.address() as AddressInfo).port;
  }

  /** Nobody answers at its address from here on. */
  async close(): Promise<void> {
    const server = this.#server;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }
}

/** A mail server for the whole file, by which the functions write to the desk; empty before each test. */
export function useMailbox(): Mailbox {
  const mailbox = new Mailbox();
  beforeAll(() => mailbox.open());
  afterAll(() => mailbox.close());
  beforeEach(() => {
    vi.stubEnv('SMTP_URL', mailbox.url);
    vi.stubEnv('NOTIFY_EMAIL', 'desk@freehand.example');
    mailbox.reset();
  });
  return mailbox;
}
