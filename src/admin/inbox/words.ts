import { mail } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import {
  type InboxCounts,
  type InboxDetail,
  type InboxFilter,
  type InboxItem,
  isCountedByItem,
  MOST_COUNTED,
} from '#src/contracts/inbox.ts';
import { isolated } from '#src/lib/isolated.ts';
import { shownSlot } from '../agency-days.ts';
import { besideSlot, formatAgencyTime } from '../agency-time.ts';
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
  if (kind === 'call') {
    return date && timeSlot ? shownSlot({ date, timeSlot }) + besideSlot({ date, timeSlot }) : '';
  }
  return kind === 'chat' ? `${counted(messages, 'question')}: ${excerpt}` : excerpt;
}

/** Whether it waits for the agency: as `?state=waiting` lists it. */
export function waitsForUs(item: InboxItem): boolean {
  const { kind, email, handledAt, answeredAt, isSpam, cancelledAt } = item;
  const canBeAnswered = kind !== 'chat' || email !== '';
  return canBeAnswered && !(handledAt || answeredAt || isSpam || cancelledAt);
}

/** Who answered last, if that is the last word so far. @param me name of the signed-in user */
export function answeredWords({ answeredBy }: Pick<InboxItem, 'answeredBy'>, me: string | undefined): string {
  if (!answeredBy) return '';
  return answeredBy === me ? 'You answered' : `${isolated(answeredBy)} answered`;
}

/** That the last reply did not leave: it is tried again, unless nothing counts as an answer any more. */
export function unsentWords({ isUnsent, answeredBy }: Pick<InboxItem, 'isUnsent' | 'answeredBy'>): string {
  if (!isUnsent) return '';
  return answeredBy ? 'Not sent yet' : 'Not sent';
}

/** '112 items, 3 unread'; without the unread ones where not all were counted. */
export function inboxCountWords({ items, unread }: InboxCounts, filter: InboxFilter): string {
  const isCut = isCountedByItem(filter) && items >= MOST_COUNTED;
  const all = isCut ? `${counted(items, 'item')} or more` : counted(items, 'item');
  const found = filter.search ? `${all} for “${isolated(filter.search)}”` : all;
  return unread > 0 && !isCut ? `${found}, ${unread} unread` : found;
}

/** The subject of a reply. */
export const replySubject = mail.yourMessageTo(site.name);

/** The beginning of a reply: a greeting, the writer's signature, and a quote of the message. */
export function replyText({ kind, name, message, createdAt }: InboxDetail, signature = ''): string {
  const greeting = `${name ? mail.hello(name) : mail.helloToNobody}\n\n${signature && `\n\n${signature}\n`}`;
  if (kind !== 'lead') return greeting;
  const quoted = message.slice(0, QUOTED).replace(/^/gm, '> ');
  const left = message.length > QUOTED ? '\n> […]' : '';
  return `${greeting}\n\n${mail.youWrote(formatAgencyTime(createdAt))}\n${quoted}${left}\n`;
}

/** A first line that greets, with the empty one below it: short, and it ends as a greeting does in any language. */
const greeting = /^[^\n]{1,60}[,!:，！：][^\S\n]*\n{1,2}/;

/**
 * A reply with a canned answer in it, which greets in place of the reply's greeting where it has one of its own.
 *
 * @param at where the caret is; 0 means after the greeting
 * @returns the text, and where the caret is then
 */
export function withAnswer(reply: string, answer: string, at: number): { text: string; caret: number } {
  const [greeted = ''] = greeting.exec(reply) ?? [];
  const isAtStart = at <= greeted.length;
  const place = isAtStart ? greeted.length : at;
  const before = isAtStart && greeting.test(answer) ? '' : reply.slice(0, place);
  const after = reply.slice(place);
  const gap = isAtStart && /^[^\n]/.test(after) ? '\n\n' : '';
  return { text: before + answer + gap + after, caret: before.length + answer.length };
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

/** What a visitor says of an answer, as a line of the conversation; none where nothing was said. */
export function ratingLines({ helpful, ratingReason }: InboxDetail['turns'][number]): string[] {
  if (helpful === null) return [];
  return [`(The visitor found this ${helpful ? 'helpful' : 'unhelpful'}${ratingReason ? `: ${ratingReason}` : '.'})`];
}
