import { bundleSizeText, discountText, priceText } from '#src/content/prices.ts';
import type { Bundle } from '#src/domain/bundle.ts';

/** What stands where there is nothing to add up. */
const NOTHING = '$0';

/**
 * The sums of a bundle as its receipt prints them, by the name of the field they stand in. Its line
 * says that the monthly ones are monthly, so the amounts do not.
 */
export function totalsOf({ step, list, once, monthly, monthlyPerUser }: Bundle) {
  const perMonth = [
    monthly && priceText({ once: monthly }),
    monthlyPerUser && `${priceText({ once: monthlyPerUser })} per user`,
  ];
  return {
    list: list ? priceText({ once: list }) : NOTHING,
    discount: step ? capitalized(discountText(step)) : '0% off',
    once: once ? priceText({ once }) : list ? 'Custom' : NOTHING,
    monthly: perMonth.filter(Boolean).join(' plus ') || NOTHING,
  };
}

/** Where the bundle stands in the scheme and what would come next, e.g. '2 services: 10% off. 1 more: 15% off.' */
export function statusOf(count: number, { step, next }: Bundle): string {
  const picked = `${count} ${count === 1 ? 'service' : 'services'}`;
  const reached = step ? `${picked}: ${discountText(step)}.` : `${picked} picked.`;
  return next ? `${reached} ${next.from - count} more: ${discountText(next)}.` : reached;
}

/** What the message to us is about; empty where nothing is picked. */
export function aboutBundle(titles: readonly string[], { step }: Bundle): string {
  if (titles.length === 0) return '';
  const terms = step ? ` (${bundleSizeText(step)}, ${discountText(step)})` : '';
  return `Bundle: ${titles.join(', ')}${terms}`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
