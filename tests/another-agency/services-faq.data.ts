import type { FaqItem } from '#src/contracts/content/faq.ts';
import { bundleTerms } from './prices.ts';

export const servicesFaq: readonly FaqItem[] = [
  {
    question: 'What does it cost to order several desks?',
    answer: `${bundleTerms}.`,
  },
];
