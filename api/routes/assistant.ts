import { chat } from './chat.ts';
import { industryAnalysis } from './industry-analysis.ts';
import { priceSlip } from './price-slip.ts';

/** What needs all that the assistant knows. */
export const assistantRoutes = [chat, industryAnalysis, priceSlip];
