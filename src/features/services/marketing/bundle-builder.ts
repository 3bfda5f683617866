import { bundleDiscounts, type Price } from '#src/content/prices.ts';
import { bundleOf } from '#src/domain/bundle.ts';
import { aboutBundle, statusOf, totalsOf } from './bundle-words.ts';

/**
 * Adds up the services as they are picked, and puts them into the contact request's subject.
 *
 * @param root the section (Bundle.astro); each checkbox carries its service's price.
 */
export function startBundle(root: HTMLElement): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[data-price]')];
  const steps = [...root.querySelectorAll('[data-step]')];
  const status = root.querySelector('[data-status]') as HTMLElement;
  const nothing = status.textContent;
  const button = root.querySelector('[data-build]') as HTMLButtonElement;

  function add(): void {
    const picked = boxes.filter(({ checked }) => checked);
    const prices = picked.map(({ dataset }) => JSON.parse(dataset.price ?? '{}') as Price);
    const bundle = bundleOf(prices);
    for (const [field, words] of Object.entries(totalsOf(bundle))) {
      const place = root.querySelector(`[data-total="${field}"]`);
      if (place) place.textContent = words;
    }
    for (const [index, row] of steps.entries()) {
      row.ariaCurrent = bundle.step === bundleDiscounts[index] ? 'true' : null;
    }
    status.textContent = picked.length ? statusOf(picked.length, bundle) : nothing;
    const titles = picked.map(({ value }) => value);
    button.value = aboutBundle(titles, bundle);
  }

  root.addEventListener('change', add);
  add();
}
