import type { CatalogueSection, MarketingSection } from '#src/contracts/content/services.ts';
import { offerings } from './automations.ts';
import { bundles } from './services.ts';
import { site } from './site.ts';

export const catalogueSections: readonly CatalogueSection[] = ['ideas', 'popular', 'bundles'];

export const marketingSections: readonly MarketingSection[] = [
  ...(['packages', 'categories', 'add-ons', 'bundle', 'gallery', 'team', 'questions'] as const),
  'closing',
];

export const catalogue = {
  back: 'Back',
  title: 'Desks, and what they cost',
  lede: 'Every price includes the morning with you, and none includes IVA.',
  contents: {
    title: 'On this page',
    popular: 'Desks',
    bundles: bundles.title,
    ideas: 'All chores',
  },
  popularTitle: 'Desks',
  quoteButton: 'Ask for a price',
  ideasTitle: `${offerings.length} chores`,
  ideasLede: 'Look for yours.',
  guideTitle: 'Sizes',
  guideColumns: { price: 'Price', time: 'Time' },
  search: 'Search',
  searchPlaceholder: 'A word',
  category: 'Category',
  allCategories: 'All Categories',
  gridView: 'Grid view',
  listView: 'List view',
  facts: { time: 'Time', complexity: 'Complexity', roi: 'ROI' },
  empty: 'Nothing found',
  emptyHint: 'Ask us anyway.',
  showAll: 'Show all',
  quiz: { text: 'Not sure?', link: 'A few questions' },
} as const;

export const marketing = {
  heroTitle: 'Desks in packages',
  heroLede: 'For offices that have more than one pile.',
  quoteButton: 'Ask for a price',
  exploreButton: 'What there is',
  categoriesTitle: 'Two kinds of work',
  categoryButton: 'More about it',
  facts: { timeline: 'Time', price: 'Price', category: 'Kind of work' },
  categoryLists: {
    services: 'Included',
    keyFeatures: 'Features',
    benefits: 'Benefits',
    examples: 'Examples',
  },
  packagesTitle: 'Packages',
  packagesLede: 'Fixed in writing.',
  addOnsTitle: 'Besides',
  addOnsLede: 'By the month.',
  addOnButton: 'More',
  galleryTitle: 'Chores',
  galleryLede: 'By size.',
  bundlesTitle: bundles.title,
  teamTitle: 'Who comes by',
  teamLede: 'All of us.',
  faqTitle: 'Questions',
  closingTitle: 'Bring a pile',
  closingLede: 'We will tell you what it takes.',
  contactButton: 'Write to us',
  chatButton: `Ask ${site.assistant}`,
} as const;

export const bundleBuilder = {
  pick: 'Choose desks',
  title: 'Your office',
  list: 'One by one',
  discount: 'Discount',
  once: 'Once',
  monthly: 'By the month',
  monthlyNote: 'Monthly prices stay the same.',
  button: bundles.button,
  nothing: 'Nothing chosen yet',
} as const;
