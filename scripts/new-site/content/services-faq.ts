import type { FaqItem } from '#src/contracts/content/faq.ts';
import { bundleDiscounts, bundleSizeText, discountText } from './prices.ts';

export const servicesFaq: readonly FaqItem[] = [
  {
    question: 'What do several services cost together?',
    answer:
      bundleDiscounts.map((step) => `${bundleSizeText(step)}: ${discountText(step)}`).join('; ') +
      '.',
  },
];
