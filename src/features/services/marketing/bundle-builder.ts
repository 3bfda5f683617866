import { setFlag } from '#src/lib/set-flag.ts';
import { prices as priceWords, services } from '#src/content/messages.ts';
import { bundleDiscounts, bundleSizeText, discountText, type Price, priceText } from '#src/content/prices.ts';
import { type Bundle, bundleOf } from '#src/domain/bundle.ts';
import { capitalized } from '#src/lib/capitalized.ts';

/** Shown if there is nothing to add up. */
const PLACEHOLDER = priceText({ once: { from: 0 } });
/** How many services it takes for the first discount. */
const [first] = bundleDiscounts;

/** The totals of a bundle by field name. The label of the monthly ones says so, hence the amounts do not. */
export function totalsOf({ step, list, once, monthly, monthlyPerUser }: Bundle) {
  const from = first ? services.fromServices(first.from) : services.noDiscount;
  const unpriced = list ? priceWords.custom : PLACEHOLDER;
  return {
    list: list ? priceText({ once: list }) : PLACEHOLDER,
    discount: step ? capitalized(discountText(step)) : from,
    once: once ? priceText({ once }) : unpriced,
    monthly: perMonth({ monthly, monthlyPerUser }),
  };
}

function perMonth({ monthly, monthlyPerUser }: Pick<Bundle, 'monthly' | 'monthlyPerUser'>): string {
  const fixed = monthly && priceText({ once: monthly });
  const perUser = monthlyPerUser && services.perUser(priceText({ once: monthlyPerUser }));
  if (fixed && perUser) return services.monthlyAndPerUser(fixed, perUser);
  return fixed ?? perUser ?? PLACEHOLDER;
}

/** The current discount step and the next one, e.g. '2 services: 10% off. Add 1 more for 15% off.' */
export function statusOf(count: number, { step, next }: Bundle): string {
  const reached = step ? services.servicesDiscounted(count, discountText(step)) : services.servicesPicked(count);
  if (!next) return reached;
  const missing = next.from - count;
  const isPriced = next.percent !== undefined;
  const then = isPriced ? services.addForDiscount(missing, discountText(next)) : services.addForPrice(missing);
  return `${reached} ${then}`;
}

/** The contact request's subject; empty if nothing is picked. */
export function aboutBundle(titles: readonly string[], { step }: Bundle): string {
  if (titles.length === 0) return '';
  const list = titles.join(', ');
  return step ? services.bundleWithDiscount(list, bundleSizeText(step), discountText(step)) : services.bundleOf(list);
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
