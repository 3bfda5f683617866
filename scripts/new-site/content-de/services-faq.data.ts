import type { FaqItem } from '#src/contracts/content/faq.ts';
import { bundleTerms } from './prices.ts';

export const servicesFaq: readonly FaqItem[] = [
  {
    question: 'Was kosten mehrere Leistungen zusammen?',
    answer: `${bundleTerms}.`,
  },
];
