import { house } from './ways-to-ask/house.ts';
import { legal } from './ways-to-ask/legal.ts';
import { reaching } from './ways-to-ask/reaching.ts';
import { services } from './ways-to-ask/services.ts';
import { work } from './ways-to-ask/work.ts';

/**
 * How people ask for what the content says in other words, by the id of the fact. A fact needs no line
 * here to be found; a line helps where its own words are not those of whoever asks.
 */
export const waysToAsk: Readonly<Record<string, readonly string[]>> = {
  ...services,
  ...work,
  ...house,
  ...reaching,
  ...legal,
};
