import type { ComplexityBand, PopularService } from '#scripts/new-site/content/services.ts';
import {
  bundleDiscounts,
  bundleSizeText,
  discountText,
  durations,
  priceText,
  prices,
  spanText,
} from './prices.ts';

const services: readonly Omit<PopularService, 'priceRange'>[] = [
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

export const popularServices: readonly PopularService[] = services.map((service) => ({
  ...service,
  priceRange: priceText(service.price),
}));

export const complexityGuide: readonly ComplexityBand[] = [
  {
    complexity: 'simple',
    title: 'Simple',
    description: 'One kind of paper, one place where it ends up.',
    price: priceText(prices.simple),
    time: spanText(durations.simple),
  },
  {
    complexity: 'moderate',
    title: 'Moderate',
    description: 'Several sources, rules with exceptions, one person who decides.',
    price: priceText(prices.moderate),
    time: spanText(durations.moderate),
  },
  {
    complexity: 'advanced',
    title: 'Advanced',
    description: 'Drafts that a partner will sign, and a record of how they came about.',
    price: priceText(prices.advanced),
    time: spanText(durations.advanced),
  },
];

export const roiNote =
  'The return is our estimate for the first year, at €28 an hour of office work.';

export const bundles = {
  title: 'Several desks at once',
  lede: 'What is ordered together is connected once, and costs less.',
  steps: bundleDiscounts.map((step) => ({
    services: bundleSizeText(step),
    discount: discountText(step),
  })),
  hosting: `Keeping it running: ${priceText(prices.hosting)}`,
  button: 'Put desks together',
} as const;
