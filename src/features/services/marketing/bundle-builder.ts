import { setFlag } from '#src/lib/set-flag.ts';
import { bundleDiscounts, bundleSizeText, discountText, type Price, priceText } from '#src/content/prices.ts';
import { type Bundle, bundleOf } from '#src/domain/bundle.ts';
import { capitalized } from '#src/lib/in-words.ts';

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
  const from = first ? `From ${first.from} services` : 'None';
  const unpriced = list ? 'Custom' : PLACEHOLDER;
  return {
    list: list ? priceText({ once: list }) : PLACEHOLDER,
    discount: step ? capitalized(discountText(step)) : from,
    once: once ? priceText({ once }) : unpriced,
    monthly: perMonth.filter(Boolean).join(' plus ') || PLACEHOLDER,
  };
}

/** The current discount step and the next one, e.g. '2 services: 10% off. Add 1 more for 15% off.' */
export function statusOf(count: number, { step, next }: Bundle): string {
  const picked = `${count} ${count === 1 ? 'service' : 'services'}`;
  const reached = step ? `${picked}: ${discountText(step)}.` : `${picked} picked.`;
  if (!next) return reached;
  const then = next.percent === undefined ? 'and we’ll price it for you' : `for ${discountText(next)}`;
  return `${reached} Add ${next.from - count} more ${then}.`;
}

/** The contact request's subject; empty if nothing is picked. */
export function aboutBundle(titles: readonly string[], { step }: Bundle): string {
  if (titles.length === 0) return '';
  const terms = step ? ` (${bundleSizeText(step)}, ${discountText(step)})` : '';
  return `Bundle: ${titles.join(', ')}${terms}`;
}

/** Adds up the services that are picked (Bundle.astro), and puts them into the contact request's subject. */
export function addUp(root: HTMLElement): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[data-price]')];
  const picked = boxes.filter(({ checked }) => checked);
  const prices = picked.map(({ dataset }) => JSON.parse(dataset.price ?? '{}') as Price);
  const bundle = bundleOf(prices);
  for (const [field, words] of Object.entries(totalsOf(bundle))) {
    const place = root.querySelector(`[data-total="${field}"]`);
    if (place) place.textContent = words;
  }
  for (const [index, row] of [...root.querySelectorAll('[data-step]')].entries()) {
    setFlag(row, 'aria-current', bundle.step === bundleDiscounts[index]);
  }
  const status = root.querySelector('[data-nothing]') as HTMLElement;
  status.textContent = picked.length ? statusOf(picked.length, bundle) : (status.dataset.nothing ?? '');
  const button = root.querySelector('[data-build]') as HTMLButtonElement;
  button.value = aboutBundle(
    picked.map(({ value }) => value),
    bundle,
  );
}
