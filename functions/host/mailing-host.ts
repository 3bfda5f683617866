import { mailAlert, sendMail } from '#api/outbox/mail/send-mail.ts';
import type { Host } from '#api/host.ts';
import { netlifyHost } from './netlify-host.ts';

/** The same host in the functions that run what is due: they alone are packed with the mail library. */
export const mailingHost: Host = { ...netlifyHost, mail: { send: sendMail, alert: mailAlert } };
