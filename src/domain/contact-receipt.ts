import { contact } from '#src/content/messages.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { answerBy } from './booking/business-hours.ts';
import { contactReference } from './contact-reference.ts';
import { shorten } from './posts/shorten.ts';

/** One line of a receipt. */
export type ReceiptLine = readonly [label: string, value: string];

/** How much of the message fits on a receipt, in characters. */
const LENGTH = 90;

/** The receipt of a contact request: from whom, about what in their own words, and by when it is answered. */
export function contactReceipt(
  { name, message, id }: { name: string; message: string; id?: number | undefined },
  sent: Date,
  open?: OpeningTimes,
): ReceiptLine[] {
  const [firstLine = ''] = message.trim().split('\n');
  const answer = answerBy(sent, open);
  return [
    [contact.receiptFrom, name],
    [contact.receiptAbout, shorten(firstLine, LENGTH)],
    ...(answer ? [[contact.receiptAnswerBy, answer] as const] : []),
    ...(id ? [[contact.receiptReference, contactReference(id)] as const] : []),
  ];
}
