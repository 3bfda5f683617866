/** The body of notification mails, as HTML and as plain text. */
import { html } from 'hono/html';
import { site } from '#src/content/site.ts';
import { leadDetails } from '#src/contracts/contact.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import { wallClockAt } from '#src/lib/wall-clock.ts';
import type { BookingChange } from '#functions/shared/bookings/notification.ts';
import { type ContactNotification, type Notification, visitorTitle } from './subject.ts';

/** The parts of a mail, in order. */
interface Parts {
  title: string;
  /** Shown right below the title. */
  warning?: string;
  intro?: string;
  facts: (readonly [name: string, value: string | undefined])[];
  /** Longer texts, exactly as typed. */
  texts: (readonly [name: string, text: string | undefined])[];
  link?: { name: string; url: string };
}

/** A notification as plain text and as HTML, with all input escaped. The HTML loads nothing from other addresses. */
export function mailBodyOf(notification: Notification): { text: string; html?: string } {
  // A reply is a letter from a person, sent as it was typed.
  if (notification.kind === 'reply') return { text: `${notification.payload.text}\n` };
  const parts = partsOf(notification);
  return { text: asText(parts), html: asHtml(parts) };
}

function partsOf(notification: Exclude<Notification, { kind: 'reply' }>): Parts {
  if (notification.kind === 'contact') return contactParts(notification.payload);
  if (notification.kind === 'call-visitor' || notification.kind === 'call-reminder') {
    return visitorParts(notification.payload);
  }
  if (notification.kind !== 'account') {
    return agencyParts(notification.kind, notification.payload);
  }
  const { subject, text, linkName: name, linkUrl: url } = notification.payload;
  return { title: subject, intro: text, facts: [], texts: [], ...(url && { link: { name, url } }) };
}

function contactParts(notification: ContactNotification): Parts {
  return {
    title: 'New contact request',
    ...(notification.isSpam && {
      warning: 'This may be spam: a field that people never see was filled out.',
    }),
    facts: [
      ['Name', notification.name],
      ['Company', notification.company],
      ['Email', notification.email],
      ['Phone', notification.phone],
      ...leadDetails.map(([detail, label]) => [label, notification[detail]] as const),
      ['Received', sayInstant(notification.createdAt)],
    ],
    texts: [
      ['Message', notification.message],
      [`Chat with ${site.assistant}`, notification.chatHistory],
    ],
  };
}

const callTitles = {
  call: 'A call was booked',
  'call-moved': 'A call was moved',
  'call-cancelled': 'A call was canceled',
} as const;

function agencyParts(kind: keyof typeof callTitles, booking: BookingChange): Parts {
  return callParts(callTitles[kind], booking, [
    ['Name', booking.name],
    ['Phone', booking.phone],
    ['Email', booking.email],
    ['Booked', sayInstant(booking.createdAt)],
  ]);
}

/** The mail to the visitor. Of the input it shows only the number, since anybody can enter any address. */
function visitorParts(booking: BookingChange): Parts {
  const phone = booking.cancelledAt ? undefined : booking.phone;
  return callParts(visitorTitle(booking), booking, [['We call', phone]]);
}

function callParts(title: string, booking: BookingChange, more: Parts['facts']): Parts {
  const { from, cancelledAt, confirmationUrl: url } = booking;
  return {
    title,
    facts: [['When', formatSlot(booking)], ['Previously', from && formatSlot(from)], ...more],
    texts: [],
    ...(!cancelledAt && url && { link: { name: 'Move or cancel this call', url } }),
  };
}

/** @param instant ISO 8601 */
function sayInstant(instant: string): string {
  const { date, time: timeSlot } = wallClockAt(new Date(instant), site.timeZone);
  return formatSlot({ date, timeSlot });
}

function asText({ title, warning, intro, facts, texts, link }: Parts): string {
  const blocks = [
    title,
    warning,
    intro,
    given(flat(facts))
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n') || undefined,
    ...given(texts).map(([name, text]) => `${name}:\n\n${text}`),
    link && `${link.name}: ${link.url}`,
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

// Mail programs support few styles, and only as attributes of the elements.
const page = 'max-width:36rem;margin:0 auto;padding:1.5rem;font:16px/1.5 system-ui,sans-serif';
const heading = 'margin:0 0 1rem;font-size:22px;line-height:1.25';
const subheading = 'margin:1.5rem 0 .25rem;font-size:16px';
const name = 'padding:.125rem 1rem .125rem 0;text-align:left;vertical-align:top;font-weight:600';
const value = 'padding:.125rem 0;vertical-align:top;overflow-wrap:anywhere';
const typed = 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere';

function asHtml({ title, warning, intro, facts, texts, link }: Parts): string {
  const markup = html`<!doctype html>
    <html lang="${site.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body style="margin:0">
        <div style="${page}">
          <h1 style="${heading}">${title}</h1>
          ${warning && html`<p><strong>${warning}</strong></p>`} ${intro && html`<p>${intro}</p>`}
          <table style="border-collapse:collapse">
            ${given(flat(facts)).map(
              ([label, fact]) =>
                html`<tr>
                  <th scope="row" style="${name}">${label}</th>
                  <td style="${value}">${fact}</td>
                </tr> `,
            )}
          </table>
          ${given(texts).map(
            ([label, text]) =>
              html`<h2 style="${subheading}">${label}</h2>
                <p style="${typed}">${text}</p> `,
          )}${link && html`<p><a href="${link.url}">${link.name}</a></p>`}
        </div>
      </body>
    </html> `;
  return markup.toString();
}

/** Puts every fact on one line, so that line breaks in the input cannot fake other facts. */
function flat(facts: Parts['facts']): Parts['facts'] {
  return facts.map(([label, fact]) => [label, fact?.replace(/[\s\p{C}]+/gu, ' ')]);
}

/** The pairs that have a value. */
function given(pairs: Parts['facts']): [string, string][] {
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}
