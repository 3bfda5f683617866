import type { Config, Context } from '@netlify/functions';
import { deliverDue, useSender } from './shared/deliver.ts';
import { functionEnv } from './shared/environment.ts';
import { sendMail } from './shared/mail/send-mail.ts';

// The program that sends mail is packed into this function alone. Where all functions run in one process, as on
// one's own machine, mail thereby leaves as soon as the others put it in the outbox. Mail servers allow few
// connections at once.
useSender('email', { send: sendMail, atOnce: 3 });

/** Every minute: sends mail, and delivers what could not be delivered at once. */
export default async function deliverOutbox(_request?: Request, context?: Context): Promise<void> {
  await deliverDue(functionEnv(context));
}

export const config: Config = { schedule: '* * * * *' };
