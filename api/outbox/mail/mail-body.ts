/** The body of notification mails, as HTML and as plain text. */
import { html } from 'hono/html';
import { mail } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { type LeadDetail, leadDetails } from '#src/contracts/contact.ts';
import { oneLine } from '#src/contracts/pasted.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import { departmentNames } from '#src/domain/department-names.ts';
import { wallClockAt } from '#src/lib/wall-clock.ts';
import type { BookingChange } from '#api/bookings/notification.ts';
import { callMails, type ContactNotification, type Notification } from './parse-notification.ts';
import { CONVERSATION, UNREADABLE, visitorTitle } from './subject.ts';

type Fact = readonly [name: string, value: string | undefined];

/** The parts of a mail, in order. */
interface Parts {
  title: string;
  /** Shown right below the title. */
  warning?: string;
  intro?: string;
  facts?: Fact[];
  /** Longer texts, exactly as typed. */
  texts?: Fact[];
  link?: { name: string; url: string };
}

/** A notification as plain text and as HTML, with all input escaped. The HTML loads nothing from other addresses. */
export function mailBodyOf(notification: Notification): { text: string; html?: string } {
  // A reply is a letter from a person, sent as it was typed.
  if (notification.kind === 'reply') return { text: `${notification.payload.text}\n` };
  const parts = partsOf(notification);
  return { text: asText(parts), html: asHtml(parts) };
}

function partsOf({ kind, payload }: Exclude<Notification, { kind: 'reply' }>): Parts {
  switch (kind) {
    case 'account': {
      const { subject: title, text: intro, linkName: name, linkUrl: url } = payload;
      return { title, intro, ...(url && { link: { name, url } }) };
    }
    case 'conversation':
      return {
        title: CONVERSATION,
        intro: mail.conversationAskedFor(site.name),
        texts: payload.turns.flatMap(({ asked, answered }): Fact[] => [
          [mail.asked, asked],
          [site.assistant, answered],
        ]),
      };
    case 'contact':
      return contactParts(payload);
    case 'unreadable':
      return {
        title: UNREADABLE,
        intro:
          'Another release of this site has stored it, and no one else gets it. The admin area shows what it’s about.',
        facts: [
          ['Kind', payload.kind],
          ['Number', payload.id === null ? undefined : String(payload.id)],
          ['Stored', sayInstant(payload.createdAt)],
        ],
      };
    case 'call-visitor':
    case 'call-reminder': {
      // Of the input only the number, since anybody can enter any address.
      const phone = payload.cancelledAt ? undefined : payload.phone;
      return callParts(visitorTitle(payload), payload, [[mail.weCall, phone]]);
    }
    default:
      return callParts(callMails[kind][0], payload, [
        [mail.name, payload.name],
        [mail.phone, payload.phone],
        [mail.email, payload.email],
        [mail.booked, sayInstant(payload.createdAt)],
      ]);
  }
}

/** What a request says besides, where the language has a word for it. */
const detailNames: Partial<Record<LeadDetail, string>> = { department: mail.department, about: mail.about };

function contactParts(notification: ContactNotification): Parts {
  const { department } = notification;
  const said = { ...notification, department: department && departmentNames[department] };
  return {
    title: mail.newRequest,
    ...(notification.isSpam && { warning: mail.mayBeSpam }),
    facts: [
      [mail.name, notification.name],
      [mail.company, notification.company],
      [mail.email, notification.email],
      [mail.phone, notification.phone],
      ...leadDetails.map(([detail, label]) => [detailNames[detail] ?? label, said[detail]] as const),
      [mail.received, sayInstant(notification.createdAt)],
    ],
    texts: [
      [mail.message, notification.message],
      [mail.chatWith(site.assistant), notification.chatHistory],
    ],
  };
}

function callParts(title: string, booking: BookingChange, more: Fact[]): Parts {
  const { from, cancelledAt, confirmationUrl: url } = booking;
  return {
    title,
    facts: [[mail.when, formatSlot(booking)], [mail.previously, from && formatSlot(from)], ...more],
    ...(!cancelledAt && url && { link: { name: mail.moveOrCancel, url } }),
  };
}

/** @param instant ISO 8601 */
function sayInstant(instant: string): string {
  const { date, time: timeSlot } = wallClockAt(new Date(instant), site.timeZone);
  return formatSlot({ date, timeSlot });
}

function asText({ title, warning, intro, facts = [], texts = [], link }: Parts): string {
  const blocks = [
    title,
    warning,
    intro,
    given(flat(facts))
      .map(([name, value]) => `${mail.label(name)} ${value}`)
      .join('\n') || undefined,
    ...given(texts).map(([name, text]) => `${mail.label(name)}\n\n${text}`),
    link && `${mail.label(link.name)} ${link.url}`,
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

function asHtml({ title, warning, intro, facts = [], texts = [], link }: Parts): string {
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
                  <td style="${value}" dir="auto">${fact}</td>
                </tr> `,
            )}
          </table>
          ${given(texts).map(
            ([label, text]) =>
              html`<h2 style="${subheading}">${label}</h2>
                <p style="${typed}" dir="auto">${text}</p> `,
          )}${link && html`<p><a href="${link.url}">${link.name}</a></p>`}
        </div>
      </body>
    </html> `;
  return markup.toString();
}

/** Puts every fact on one line, so that line breaks in the input cannot fake other facts. */
function flat(facts: Fact[]): Fact[] {
  return facts.map(([label, fact]) => [label, fact && oneLine(fact)]);
}

/** The pairs that have a value. */
function given(pairs: Fact[]): [string, string][] {
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}
