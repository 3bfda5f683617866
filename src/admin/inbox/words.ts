import { site } from '#src/content/site.ts';
import {
  type InboxCounts,
  type InboxDetail,
  type InboxFilter,
  type InboxItem,
  MOST_COUNTED,
} from '#src/contracts/inbox.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import { isolated } from '#src/lib/isolated.ts';
import { formatAgencyTime } from '../agency-time.ts';
import { counted } from '../list/query.ts';
import { events } from './words.data.ts';

/** The sender, as far as known. */
export function titleOf({ kind, name, email, phone }: InboxItem | InboxDetail): string {
  if (kind === 'lead') return name;
  return kind === 'call' ? name || phone : email || 'A visitor';
}

/** The second line of an item in the list. */
export function lineOf(item: InboxItem): string {
  const { kind, date, timeSlot, messages, excerpt } = item;
  if (kind === 'call') return date && timeSlot ? formatSlot({ date, timeSlot }) : '';
  return kind === 'chat' ? `${counted(messages, 'question')}: ${excerpt}` : excerpt;
}

/** '112 items, 3 unread'; without the unread ones where not all were counted. */
export function inboxCountWords({ items, unread }: InboxCounts, filter: InboxFilter): string {
  const isCut = Boolean(filter.search || filter.tag || filter.assignee) && items >= MOST_COUNTED;
  const all = isCut ? `${counted(items, 'item')} or more` : counted(items, 'item');
  const found = filter.search ? `${all} for “${isolated(filter.search)}”` : all;
  return unread > 0 && !isCut ? `${found}, ${unread} unread` : found;
}

/** The subject of a reply. */
export const replySubject = `Your message to ${site.name}`;

/** The beginning of a reply: a greeting, and a quote of the message. */
export function replyText({ kind, name, message, createdAt }: InboxDetail): string {
  const greeting = `Hello${name && ` ${name}`},\n\n`;
  if (kind !== 'lead') return greeting;
  const quoted = message.slice(0, QUOTED).replace(/^/gm, '> ');
  const left = message.length > QUOTED ? '\n> […]' : '';
  return `${greeting}\n\nOn ${formatAgencyTime(createdAt)}, you wrote:\n${quoted}${left}\n`;
}

/** A mailto link for a reply that quotes the message. */
export function replyHref(item: InboxDetail): string {
  const subject = encodeURIComponent(replySubject);
  const text = encodeURIComponent(replyText(item).replace(/\n/g, '\r\n'));
  const address = encodeURIComponent(item.email).replace('%40', '@');
  return `mailto:${address}?subject=${subject}&body=${text}`;
}

/** Mail programs accept URLs of about 2,000 characters. */
const QUOTED = 900;

/** What an admin did to an item, after their name. */
export function eventWords({ action, to }: InboxDetail['history'][number]): string {
  return action === 'inbox.assigned' ? `assigned it to ${isolated(to ?? '')}` : (events[action] ?? action);
}

/** The assistant's short Markdown as plain text. */
export function transcriptText(markdown: string): string {
  return markdown.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[([^\]]*)\]\([^)\s]*\)/g, '$1');
}
