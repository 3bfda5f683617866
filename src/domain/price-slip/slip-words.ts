import type { SlipMatch } from '#src/contracts/price-slip.ts';

/** The lines of a slip, in order. */
export const slipRows = [
  { part: 'price', label: 'Price' },
  { part: 'weeks', label: 'Live in' },
  { part: 'returns', label: 'Returns' },
  { part: 'reads', label: 'Reads' },
  { part: 'gives', label: 'Gives' },
] as const;

type Part = (typeof slipRows)[number]['part'] | 'title' | 'description';

/** A part of a slip as it is printed; the return with what it is a multiple of. */
export function slipText(match: SlipMatch, part: Part): string {
  const isMultiple = part === 'returns' && /^\d/.test(match.returns);
  return isMultiple ? `${match.returns} its price in the first year, our estimate` : match[part];
}

/** What is said beside the lines. */
export const slipWords = {
  notOurs: 'That one isn’t ours.',
  ours: 'We take over work made of papers, messages and figures. If that’s what it is, say what comes in and what has to come out.',
  service: 'It’s a service rather than a fixed build, so the scope decides where in the range it lands.',
  /** The slip in a message to us. */
  line: ({ title, price, weeks }: Pick<SlipMatch, 'title' | 'price' | 'weeks'>) =>
    `Price slip: ${title}, ${price}, ${weeks}.`,
};
