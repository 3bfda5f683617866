import { bundleDiscounts, type Price } from '#src/content/prices.ts';
import { bundleOf } from '#src/domain/bundle.ts';
import { aboutBundle, statusOf, totalsOf } from './bundle-words.ts';

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
    row.ariaCurrent = bundle.step === bundleDiscounts[index] ? 'true' : null;
  }
  const status = root.querySelector('[data-nothing]') as HTMLElement;
  status.textContent = picked.length ? statusOf(picked.length, bundle) : (status.dataset.nothing ?? '');
  const button = root.querySelector('[data-build]') as HTMLButtonElement;
  button.value = aboutBundle(
    picked.map(({ value }) => value),
    bundle,
  );
}
