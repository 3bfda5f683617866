import type { Bindings } from '#api/context.ts';
import type { Host } from '#api/host.ts';
import { mailAlert, sendMail } from '#api/outbox/mail/send-mail.ts';
import type { RequestContext } from './serve/context.ts';
import { markerFile, mediaFolder } from './stored-files.ts';

/**
 * A machine of one's own as a host of the API: its process lives on, and keeps the cache of pages and the schedule.
 *
 * @param own what differs between programs
 */
export function nodeHost(own: Partial<Host> = {}): Host {
  return {
    mediaStore: ({ MEDIA_DIR }) => mediaFolder(MEDIA_DIR),
    marker: ({ DATA_DIR }, name) => markerFile(DATA_DIR, name),
    forget: () => undefined,
    mail: { send: sendMail, alert: mailAlert },
    isPlatform: false,
    handOn: async () => false,
    wakesItself: true,
    ...own,
  };
}

/** What a request's context says. */
export function bindingsOf(host: Host, { ip, requestId, waitUntil }: RequestContext): Bindings {
  return { host, address: ip, requestId, waitUntil };
}
