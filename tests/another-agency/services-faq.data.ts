import type { FaqItem } from '#src/contracts/content/faq.ts';
import { bundleTerms } from './prices.ts';

export const servicesFaq: readonly FaqItem[] = [
  {
    question: 'Wird es günstiger, wenn wir mehreres bestellen?',
    answer: `Ja, weil wir nur einmal anschließen. ${bundleTerms}.`,
  },
  {
    question: 'Gibt es dafür Fördermittel?',
    answer:
      'Oft ja. Manche Bundesländer fördern die Digitalisierung kleiner Betriebe; den Antrag stellen Sie, die technische Beschreibung dafür schreiben wir.',
  },
];
