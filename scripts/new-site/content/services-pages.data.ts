import type { CatalogSection, MarketingSection } from '#src/contracts/content/services.ts';
import { offerings } from './automations.ts';
import { countOfFirst } from './messages.ts';
import { bundleWords } from './services.data.ts';
import { site } from './site.ts';

export const catalogSections: readonly CatalogSection[] = ['ideas', 'popular', 'bundles'];

export const marketingSections: readonly MarketingSection[] = [
  'packages',
  'categories',
  'add-ons',
  'bundle',
  'gallery',
  'team',
  'questions',
  'closing',
];

export const catalog = {
  back: 'Back',
  title: 'Services, and what they cost',
  lede: 'What a visitor should know about your prices.',
  contents: {
    title: 'On this page',
    popular: 'Services',
    bundles: bundleWords.title,
    ideas: 'All automations',
  },
  popularTitle: 'Services',
  quoteButton: 'Ask for a price',
  ideasTitle: countOfFirst(offerings.length, 'automation', 'automations'),
  ideasLede: 'Look for yours.',
  guideTitle: 'Sizes',
  guideColumns: { price: 'Price', time: 'Time' },
  search: 'Search',
  searchPlaceholder: 'A word',
  category: 'Category',
  allCategories: 'All Categories',
  gridView: 'Grid view',
  listView: 'List view',
  facts: { time: 'Time', complexity: 'Complexity', price: 'Price' },
  empty: 'Nothing found',
  emptyHint: 'Ask us anyway.',
  showAll: 'Show all',
  quiz: { text: 'Not sure?', link: 'A few questions' },
} as const;

export const marketing = {
  heroTitle: 'Services for work that nobody wants',
  heroLede: 'Who you work for, and how.',
  quoteButton: 'Ask for a price',
  exploreButton: 'What there is',
  categoriesTitle: 'Kinds of work',
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
  galleryTitle: 'Automations',
  galleryLede: 'By size.',
  bundlesTitle: bundleWords.title,
  teamTitle: 'Who you’ll talk to',
  teamLede: 'A sentence about these people.',
  faqTitle: 'Questions',
  closingTitle: 'Bring us a task',
  closingLede: 'We will tell you what it takes.',
  contactButton: 'Write to us',
  chatButton: `Ask ${site.assistant}`,
} as const;

export const bundleBuilder = {
  pick: 'Choose services',
  title: 'Your bundle',
  list: 'One by one',
  discount: 'Discount',
  once: 'Once',
  monthly: 'By the month',
  monthlyNote: 'Monthly prices stay the same.',
  button: bundleWords.button,
  nothing: 'Nothing chosen yet',
} as const;
