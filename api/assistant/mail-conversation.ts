/** The conversation with the assistant by mail: to an address that anybody may have entered, so it must be no relay. */
import { createHmac } from 'node:crypto';
import type { Database, OpenTransaction } from '#db/connection.ts';
import { findExchanges } from '#db/inbox/chat-messages.ts';
import { countSentTo } from '#db/outbox.ts';
import { chat } from '#src/content/messages.ts';
import { emailSpellings } from '#src/contracts/pasted.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { countRequest, limits, tooMany } from '#api/http/limits.ts';
import { notifyByMail } from '#api/outbox/notify.ts';

/** How many such mails an address gets in a day. */
const MOST_A_DAY = 3;
const DAY = 86_400;

/** Characters of a question, which its visitor may have typed for somebody else to read. */
const QUESTION_LENGTH = 600;

/**
 * Writes the mail with what is stored of the conversation.
 *
 * @param answers ids that only the page has that got these answers
 * @throws {HttpFailure} 404 where nothing of it is stored (anymore), 429 where the address gets too many, 409 without a mail
 *   server
 */
export async function mailConversation(
  db: OpenTransaction,
  env: FunctionEnv,
  { email, answers }: { email: string; answers: readonly string[] },
): Promise<void> {
  if (!env.SMTP_URL) throw new HttpFailure(409, chat.noMailServer);
  const exchanges = await findExchanges(db, answers);
  const [first] = exchanges;
  if (!first) throw new HttpFailure(404, chat.conversationGone);
  await countMail(db, env, email);
  const turns = exchanges.map(({ message, response }) => ({
    asked: withoutAddresses(message).slice(0, QUESTION_LENGTH),
    answered: plain(response ?? '', env.SITE_URL),
  }));
  await notifyByMail(db, env, 'conversation', { item: first.item, to: email, turns });
}

/** Counts a mail for its recipient and for the site. @throws {HttpFailure} 429 */
async function countMail(db: Database, env: FunctionEnv, email: string): Promise<void> {
  const recipient = emailSpellings(email).at(-1) ?? email;
  const key = createHmac('sha256', env.SESSION_SECRET)
    .update(`recipient ${recipient}`)
    .digest('base64url')
    .slice(0, 22);
  await countRequest(db, key, limits.mailTo, env.RATE_LIMIT_FACTOR);
  if ((await countSentTo(db, 'conversation', email, '1 day')) >= MOST_A_DAY * env.RATE_LIMIT_FACTOR) throw tooMany(DAY);
  await countRequest(db, 'all', limits.mailAll, env.RATE_LIMIT_FACTOR);
}

/** What mail programs make a link of: no visitor's leads anybody anywhere. */
const ADDRESS = /(?:[a-z][a-z+.-]*:\/\/|www\.)\S+|(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?:[/:?#]\S*)?/giu;

function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, '…');
}

/** An answer without markup, its links to pages of the site written out. */
function plain(text: string, site: string): string {
  return text
    .replace(/\[([^[\]\n]+)\]\((\/(?![/\\])[^\s()]*)\)/g, `$1 (${site}$2)`)
    .replace(/\[([^[\]\n]+)\]\([^\s()]+\)/g, '$1')
    .replaceAll('**', '');
}
