import type { FaqItem } from '#src/contracts/content/faq.ts';
import { bundleDiscounts, bundleSizeText, discountText } from './prices.ts';

export const servicesFaq: readonly FaqItem[] = [
  {
    question: 'What does it cost to order several desks?',
    answer:
      bundleDiscounts.map((step) => `${bundleSizeText(step)}: ${discountText(step)}`).join('; ') +
      '.',
  },
];
