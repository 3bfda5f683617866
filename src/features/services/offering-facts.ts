import type { Automation } from '#src/content/automations.ts';
import { sizeText } from '#src/domain/size-text.ts';
import { prices as priceWords, services } from '#src/content/messages.ts';
import { prices, priceText } from '#src/content/prices.ts';
import { capitalized } from '#src/lib/capitalized.ts';

/** The texts of an automation's dialog, by field name. */
export function factsOf(automation: Automation): Record<string, string> {
  const { complexity, roiMultiplier, timeToValue } = automation;
  return {
    category: automation.category,
    title: automation.title,
    description: automation.description,
    detail: automation.detail,
    takes: automation.takes,
    gives: automation.gives,
    time: capitalized(timeToValue),
    complexity: services.sizeAndPrice(capitalized(sizeText[complexity]), priceOf(complexity)),
    roi: capitalized(roiMultiplier),
  };
}

/** What an automation of a size costs, in words, e.g. '$300-$600'. */
export function priceOf(complexity: Automation['complexity']): string {
  return complexity === 'custom' ? priceWords.pricedByTheJob : priceText(prices[complexity]);
}
