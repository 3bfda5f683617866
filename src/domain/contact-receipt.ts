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
    ['From', name],
    ['About', shorten(firstLine, LENGTH)],
    ...(answer ? [['Answer by', answer] as const] : []),
    ...(id ? [['Reference', contactReference(id)] as const] : []),
  ];
}
