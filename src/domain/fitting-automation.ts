import { offerings, type Automation } from '#src/content/automations.ts';
import { custom } from '#src/content/automations/custom.data.ts';
import { prices as priceWords } from '#src/content/messages.ts';
import {
  automationFits,
  type AutomationInterest,
  type BusinessType,
  customRecommendation,
  type Recommendation,
  recommendations,
  type TimeConsumer,
} from '#src/content/onboarding.data.ts';
import { prices, priceText } from '#src/content/prices.ts';

/** All three answers of the questionnaire. */
export interface AllAnswers {
  readonly businessType: BusinessType;
  readonly timeConsumer: TimeConsumer;
  readonly automationInterest: AutomationInterest;
}

/** Where the time goes counts most; the other two together outweigh it. */
const WEIGHTS = { timeConsumer: 3, businessType: 2, automationInterest: 2 } as const;

/** The automation that fits the most answers; among equals the one typical of where the time goes. */
export function fittingAutomation(answers: AllAnswers): Automation {
  const lists = [
    { ids: automationFits.timeConsumer[answers.timeConsumer], weight: WEIGHTS.timeConsumer },
    { ids: automationFits.businessType[answers.businessType], weight: WEIGHTS.businessType },
    {
      ids: automationFits.automationInterest[answers.automationInterest],
      weight: WEIGHTS.automationInterest,
    },
  ];
  const points = new Map<string, number>();
  for (const { ids, weight } of lists) {
    for (const id of ids) points.set(id, (points.get(id) ?? 0) + weight);
  }
  // Sorting is stable, and the ids are in the order of the lists.
  const [best] = [...points].toSorted(([, one], [, other]) => other - one);
  return offerings.find(({ id }) => id === best?.[0]) ?? custom;
}

/** The price of an automation as the catalog states it, e.g. '$600-$1,200'. */
export function automationPrice({ complexity }: Automation): string {
  return complexity === 'custom' ? priceWords.pricedByTheJob : priceText(prices[complexity]);
}

/** Where the catalog shows this automation alone. */
export function automationLink({ title }: Automation): string {
  return `/services?${new URLSearchParams({ search: title }).toString()}#ideas`;
}

/** The recommendation for `{businessType}-{timeConsumer}`, else the custom solution (docs/spec.md). */
export function recommend(businessType: BusinessType, timeConsumer: TimeConsumer): Recommendation {
  return recommendations[`${businessType}-${timeConsumer}`] ?? customRecommendation;
}
