import type { Industry } from '../industry.ts';
import { craftTrades } from './craft.data.ts';
import { healthTrades } from './health.data.ts';
import { officeTrades } from './office.data.ts';
import { serviceTrades } from './trade-and-service.data.ts';

/** The most common trades of small companies in German. Where a word fits two, the earlier one wins. */
export const industries: readonly Industry[] = [...healthTrades, ...craftTrades, ...officeTrades, ...serviceTrades];
