import type { PriceSlip } from '#src/contracts/price-slip.ts';
import type { SlipCase } from './jobs.data.ts';

/** Whether nothing of ours does it. */
export function isNobodys({ does, service, asks }: SlipCase): boolean {
  return !does && !service && !asks;
}

/** What is wrong with a slip; undefined where it is right. */
export function faultOf(one: SlipCase, { matches, question, service }: PriceSlip): string | undefined {
  const offered = [...matches.map(({ automation }) => automation), ...(service ? [service.title] : [])];
  const said = `offers ${offered.join(', ') || 'nothing'}${question ? `; asks ${question}` : ''}`;
  if (isNobodys(one)) return offered.length > 0 ? said : undefined;
  if (one.asks && !question) return `asks nothing, ${said}`;
  if (one.does && !one.does.some((id) => offered.includes(id))) return `not ${one.does.join(' or ')}: ${said}`;
  return one.service && service?.title !== one.service ? `not ${one.service}: ${said}` : undefined;
}
