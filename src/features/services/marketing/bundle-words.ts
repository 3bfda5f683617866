import { bundleDiscounts, bundleSizeText, discountText, priceText } from '#src/content/prices.ts';
import type { Bundle } from '#src/domain/bundle.ts';

/** Shown if there is nothing to add up. */
const PLACEHOLDER = priceText({ once: { from: 0 } });
/** How many services it takes for the first discount. */
const [first] = bundleDiscounts;

/** The totals of a bundle by field name. The label of the monthly ones says so, hence the amounts do not. */
export function totalsOf({ step, list, once, monthly, monthlyPerUser }: Bundle) {
  const perMonth = [
    monthly && priceText({ once: monthly }),
    monthlyPerUser && `${priceText({ once: monthlyPerUser })} per user`,
  ];
  return {
    list: list ? priceText({ once: list }) : PLACEHOLDER,
    discount: step ? capitalized(discountText(step)) : first ? `From ${first.from} services` : 'None',
    once: once ? priceText({ once }) : list ? 'Custom' : PLACEHOLDER,
    monthly: perMonth.filter(Boolean).join(' plus ') || PLACEHOLDER,
  };
}

/** The current discount step and the next one, e.g. '2 services: 10% off. 1 more: 15% off.' */
export function statusOf(count: number, { step, next }: Bundle): string {
  const picked = `${count} ${count === 1 ? 'service' : 'services'}`;
  const reached = step ? `${picked}: ${discountText(step)}.` : `${picked} picked.`;
  return next ? `${reached} ${next.from - count} more: ${discountText(next)}.` : reached;
}

/** The contact request's subject; empty if nothing is picked. */
export function aboutBundle(titles: readonly string[], { step }: Bundle): string {
  if (titles.length === 0) return '';
  const terms = step ? ` (${bundleSizeText(step)}, ${discountText(step)})` : '';
  return `Bundle: ${titles.join(', ')}${terms}`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
