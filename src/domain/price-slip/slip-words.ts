import { slip } from '#src/content/messages.ts';
import type { SlipMatch } from '#src/contracts/price-slip.ts';

/** The lines of a slip, in order. */
export const slipRows = [
  { part: 'price', label: slip.price },
  { part: 'weeks', label: slip.liveIn },
  { part: 'returns', label: slip.returns },
  { part: 'reads', label: slip.reads },
  { part: 'gives', label: slip.gives },
] as const;

type Part = (typeof slipRows)[number]['part'] | 'title' | 'description';

/** A part of a slip as it is printed; the return with what it is a multiple of. */
export function slipText(match: SlipMatch, part: Part): string {
  const isMultiple = part === 'returns' && /^\d/.test(match.returns);
  return isMultiple ? slip.returnsMultiple(match.returns) : match[part];
}
