import type { Service } from '#src/contracts/content/services.ts';
import type { Price } from '#src/lib/prices.ts';
import { prices } from './prices.data.ts';
import type { ServiceCategoryId } from '#scripts/new-site/content/service-categories.data.ts';

export const services: readonly Service<ServiceCategoryId, Price>[] = [
  {
    id: 'deadline-desk',
    title: 'Deadline Desk',
    description: 'All deadlines of the office in one calendar, each with the rule behind it.',
    price: prices.deadlines,
    category: 'automation',
    icon: 'table',
  },
  {
    id: 'intake-desk',
    title: 'Intake Desk',
    description: 'From a first call to an opened file, with the conflict check in between.',
    price: prices.intake,
    category: 'automation',
    icon: 'form',
  },
  {
    id: 'draft-desk',
    title: 'Draft Desk',
    description: 'Your own paragraphs, found again and put together for the next routine case.',
    price: prices.assembly,
    category: 'development',
    icon: 'letter',
  },
  {
    id: 'fee-desk',
    title: 'Fee Desk',
    description: 'Fee notes at the end of the month without the end of the month.',
    price: prices.billing,
    category: 'automation',
    icon: 'invoice',
  },
  {
    id: 'keeping-it-running',
    title: 'Keeping It Running',
    description: 'Updates, copies that have been restored for practice, and a number to ring.',
    price: prices.hosting,
    category: 'development',
    icon: 'receipt',
  },
];

/** What makes a build one of the three sizes. */
export const sizes = {
  simple: 'One kind of paper, one place where it ends up.',
  moderate: 'Several sources, rules with exceptions, one person who decides.',
  advanced: 'Drafts that a partner will sign, and a record of how they came about.',
} as const;

export const roiNote = 'The return is our estimate for the first year, at €28 an hour of office work.';

/** Beside the bundle discounts; `hosting` stands before its price. */
export const bundleWords = {
  title: 'Several desks at once',
  lede: 'What is ordered together is connected once, and costs less.',
  hosting: 'Keeping it running',
  button: 'Put desks together',
} as const;
