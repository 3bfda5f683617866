import { hasTool } from '#src/domain/pages.ts';
import { chat } from './chat.ts';
import { industryAnalysis } from './industry-analysis.ts';
import { priceSlip } from './price-slip.ts';

/** What needs all that the assistant knows, without the tools that the site goes without. */
export const assistantRoutes = [
  ...(hasTool('chat') ? [chat] : []),
  ...(hasTool('calculator') ? [industryAnalysis] : []),
  priceSlip,
];
