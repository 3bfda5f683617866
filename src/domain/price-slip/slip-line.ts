import { type Automation, offerings } from '#src/content/automations.ts';
import { custom, galleryExtra } from '#src/content/automations/custom.data.ts';
import type { SlipMatch } from '#src/contracts/price-slip.ts';
import { automationPrice } from '../fitting-automation.ts';

/** Every automation that has a slip. */
export const pricedAutomations: readonly Automation[] = [...offerings, galleryExtra];

/** An automation, as the slip prints it. */
export function slipMatchOf(automation: Automation): SlipMatch {
  const { id, title, description, takes, gives, timeToValue, roiMultiplier } = automation;
  const returns = automation === custom ? timeToValue : roiMultiplier;
  const price = automationPrice(automation);
  return { automation: id, title, description, price, weeks: timeToValue, returns, reads: takes, gives };
}
