import type { OutboxMessage } from '#db/schema.ts';
import { site } from '#src/content/site.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import type { CallNews } from '#functions/shared/bookings/call-news.ts';

/** The news of a contact request. */
export interface ContactNews {
  id: number;
  /** ISO 8601. */
  createdAt: string;
  name: string;
  email: string;
  company: string;
  phone?: string;
  message: string;
  department?: string;
  about?: string;
  chatHistory?: string;
  isSpam: boolean;
}

/** The news of a call that was booked, moved or cancelled. */
export interface CallChange extends Omit<CallNews, 'confirmationUrl'> {
  /** Not known where an admin cancelled the call, or the site's secret has changed since. */
  confirmationUrl?: string;
  /** Where the call was before it was moved. */
  from?: { date: string; timeSlot: string };
}

/** Something about the account of one person, for them alone. */
export interface AccountNews {
  to: string;
  subject: string;
  text: string;
  linkName: string;
  /** Not known where the site's secret has changed since. */
  linkUrl?: string;
}

/** A message of the outbox by what it reports. */
export type News =
  | { kind: 'account'; payload: AccountNews }
  | { kind: 'contact'; payload: ContactNews }
  | { kind: 'call-visitor'; payload: CallChange }
  | { kind: keyof typeof callVerbs; payload: CallChange };

const callVerbs = {
  call: 'Call booked:',
  'call-moved': 'Call moved to',
  'call-cancelled': 'Call cancelled:',
} as const;

/** What a message of the outbox reports, as {@link notify} was given it. */
export function newsIn({ kind, payload }: Pick<OutboxMessage, 'kind' | 'payload'>): News {
  return { kind, payload } as unknown as News;
}

/** One plain line that says what has happened, e.g. 'New contact request from Ada Park, Park & Daughters'. */
export function subjectOf(news: News): string {
  if (news.kind === 'account') return news.payload.subject;
  if (news.kind === 'call-visitor')
    return `${visitorTitle(news.payload)}: ${formatSlot(news.payload)}`;
  if (news.kind !== 'contact') return `${callVerbs[news.kind]} ${formatSlot(news.payload)}`;
  const { name, company, isSpam } = news.payload;
  return oneLine(`${isSpam ? 'Possible spam: ' : ''}New contact request from ${name}, ${company}`);
}

/** What has become of a call, for who booked it. */
export function visitorTitle({ cancelledAt, from }: CallChange): string {
  if (cancelledAt) return `Your call with ${site.name} is canceled`;
  return from ? `Your call with ${site.name} was moved` : `Your call with ${site.name}`;
}

/** What a visitor typed, fit for a header: one line, and not too long for a list of mails. */
export function oneLine(text: string): string {
  const letters = [...text.replace(/[\s\p{C}]+/gu, ' ').trim()];
  return letters.length > 150 ? `${letters.slice(0, 149).join('').trimEnd()}…` : letters.join('');
}
