/** What the house is told, written out: once as a page and once as plain text. */
import { html } from 'hono/html';
import { site } from '#src/content/site.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import { wallClockAt } from '#src/lib/wall-clock.ts';
import { type CallChange, type ContactNews, type News, visitorTitle } from './subject.ts';

/** The parts of a letter, in their order. */
interface Parts {
  title: string;
  /** What to know before anything else. */
  warning?: string;
  intro?: string;
  facts: (readonly [name: string, value: string | undefined])[];
  /** Longer texts, as they were typed. */
  texts: (readonly [name: string, text: string | undefined])[];
  link?: { name: string; url: string };
}

/** A message as plain text and as a page, whatever was typed escaped; nothing in it is loaded from anywhere. */
export function letterOf(news: News): { text: string; html: string } {
  const parts = partsOf(news);
  return { text: asText(parts), html: asHtml(parts) };
}

function partsOf(news: News): Parts {
  if (news.kind === 'contact') return contactParts(news.payload);
  if (news.kind === 'call-visitor') return visitorParts(news.payload);
  if (news.kind !== 'account') return callParts(news);
  const { subject, text, linkName: name, linkUrl: url } = news.payload;
  return { title: subject, intro: text, facts: [], texts: [], ...(url && { link: { name, url } }) };
}

function contactParts(news: ContactNews): Parts {
  return {
    title: 'New contact request',
    ...(news.isSpam && {
      warning: 'This may be spam: a field that people never see was filled in.',
    }),
    facts: [
      ['Name', news.name],
      ['Company', news.company],
      ['Email', news.email],
      ['Phone', news.phone],
      ['Department', news.department],
      ['Was looking at', news.about],
      ['Received', sayInstant(news.createdAt)],
    ],
    texts: [
      ['Message', news.message],
      [`Chat with ${site.assistant}`, news.chatHistory],
    ],
  };
}

const callTitles = {
  call: 'A call was booked',
  'call-moved': 'A call was moved',
  'call-cancelled': 'A call was cancelled',
} as const;

function callParts({
  kind,
  payload,
}: {
  kind: keyof typeof callTitles;
  payload: CallChange;
}): Parts {
  const isOff = kind === 'call-cancelled';
  return {
    title: callTitles[kind],
    facts: [
      ['When', formatSlot(payload)],
      ['Before', payload.from && formatSlot(payload.from)],
      ['Name', payload.name],
      ['Phone', payload.phone],
      ['Email', payload.email],
      ['Booked', sayInstant(payload.createdAt)],
    ],
    texts: [],
    ...(!isOff &&
      payload.confirmationUrl && {
        link: { name: 'Move or cancel this call', url: payload.confirmationUrl },
      }),
  };
}

/** What who booked a call is told: nothing that was typed but the number, since anybody may name any address. */
function visitorParts(call: CallChange): Parts {
  const url = call.cancelledAt ? undefined : call.confirmationUrl;
  return {
    title: visitorTitle(call),
    facts: [
      ['When', formatSlot(call)],
      ['Before', call.from && formatSlot(call.from)],
      ['We call', call.cancelledAt ? undefined : call.phone],
    ],
    texts: [],
    ...(url && { link: { name: 'Move or cancel this call', url } }),
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

// Programs that show mail know few styles, and those only where they stand at the element itself.
const page = 'max-width:36rem;margin:0 auto;padding:1.5rem;font:16px/1.5 system-ui,sans-serif';
const heading = 'margin:0 0 1rem;font-size:22px;line-height:1.25';
const subheading = 'margin:1.5rem 0 .25rem;font-size:16px';
const name = 'padding:.125rem 1rem .125rem 0;text-align:left;vertical-align:top;font-weight:600';
const value = 'padding:.125rem 0;vertical-align:top;overflow-wrap:anywhere';
const typed = 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere';

function asHtml({ title, warning, intro, facts, texts, link }: Parts): string {
  const letter = html`<!doctype html>
    <html lang="en">
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
  return letter.toString();
}

/** One line: nothing that was typed may look like a fact of its own. */
function flat(facts: Parts['facts']): Parts['facts'] {
  return facts.map(([label, fact]) => [label, fact?.replace(/[\s\p{C}]+/gu, ' ')]);
}

/** Those that have something to say. */
function given(pairs: Parts['facts']): [string, string][] {
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}
