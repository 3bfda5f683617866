import type { FaqItem } from '#src/contracts/content/faq.ts';
import { bundleTerms, durations, spanOf, spanText, supportPeriods } from './prices.ts';

/** The six questions of the marketing page. */
export const servicesFaq: readonly FaqItem[] = [
  {
    question: 'How long does a project take?',
    answer: `It depends on complexity: ${spanText(durations.simple)} for simple work, ${spanText(durations.moderate)} for moderate, ${spanText(durations.advanced)} for advanced. You see something running within the first third of that.`,
  },
  {
    question: 'What support do we get afterward?',
    answer: `Between ${spanText(supportPeriods.any)}: Starter has ${spanOf(supportPeriods.starter, 'support')}, Business ${supportPeriods.business.from}-day, Enterprise ${supportPeriods.enterprise.from}-month. Defects in what we built are fixed free of charge during that time; afterward you can keep us on by the month, or not.`,
  },
  {
    question: 'How do the bundle discounts work?',
    answer: `Count the services you order together. ${bundleTerms}. The discount applies to the builds, not to monthly running costs, and it holds for work you schedule later in the same order.`,
  },
  {
    question: 'Who owns what you build?',
    answer:
      'You do, once it’s paid for: code, workflows, prompts and documentation. Accounts are opened in your name, so leaving us takes no more than a change of password.',
  },
  {
    question: 'Is our data safe with you?',
    answer:
      'We ask for the least access that does the job and keep it in a list you can see. Data stays in your systems wherever the build allows it, is encrypted in transit, and is never used to train a model. When the project ends, so does our access.',
  },
  {
    question: 'What if it turns out that it can’t be automated?',
    answer:
      'Discovery usually shows that, and discovery is the cheap part. If we learn it later, you pay for the steps already delivered and nothing more, and you keep the map of the process, which tends to be useful on its own.',
  },
];
