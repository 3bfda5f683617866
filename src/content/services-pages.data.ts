import type { CatalogSection, MarketingSection } from '#src/contracts/content/services.ts';
import { offerings } from './automations.ts';
import { countOf, countOfFirst } from './messages.ts';
import { serviceCategories } from './service-categories.data.ts';
import { bundleWords, services } from './services.data.ts';
import { site } from './site.ts';

/** The sections of /services, top to bottom. */
export const catalogSections: readonly CatalogSection[] = ['popular', 'bundles', 'ideas'];

/** The sections of /services-old, top to bottom. */
export const marketingSections: readonly MarketingSection[] = [
  'categories',
  'packages',
  'add-ons',
  'gallery',
  'bundle',
  'team',
  'questions',
  'closing',
];

/** The static text at /services. */
export const catalog = {
  back: 'Back to Home',
  title: 'Services, and what they cost',
  lede: `${countOfFirst(services.length, 'thing', 'things')} most companies start with, then ${countOf(offerings.length, 'idea', 'ideas')} for the rest of the pile. Every price range is on this page.`,
  contents: {
    title: 'On this page',
    popular: 'Essentials & Add-Ons',
    bundles: bundleWords.title,
    ideas: 'Automation ideas',
  },
  popularTitle: 'Popular Essentials & Add-Ons',
  quoteButton: 'Get a Custom Quote',
  ideasTitle: `Explore ${offerings.length}+ Automation Ideas`,
  ideasLede: 'Search for whatever your team complains about.',
  guideTitle: 'What complexity means',
  guideColumns: { price: 'Price', time: 'Time' },
  search: 'Search automations',
  searchPlaceholder: 'Search automations...',
  category: 'Category',
  allCategories: 'All Categories',
  gridView: 'Grid view',
  listView: 'List view',
  facts: { time: 'Time', complexity: 'Complexity', price: 'Price' },
  empty: 'No automations found',
  emptyHint: 'It may just be new to us. Describe it and we’ll look.',
  showAll: 'Show all automations',
  quiz: {
    text: 'Not sure where to start?',
    link: 'Three questions, one suggestion',
  },
} as const;

/** The static text at /services-old. */
export const marketing = {
  heroTitle: 'Services for the work you put off',
  heroLede:
    'Design, automation, CRM and custom development from a team that’s done the filing and would rather not do it again.',
  quoteButton: 'Get a Free Quote',
  exploreButton: 'Explore Services',
  categoriesTitle: `${countOfFirst(serviceCategories.length, 'kind', 'kinds')} of work`,
  categoryButton: 'See the details',
  facts: {
    timeline: 'Timeline',
    price: 'Price range',
    category: 'Kind of work',
  },
  categoryLists: {
    services: 'Included services',
    keyFeatures: 'Key features',
    benefits: 'Benefits',
    examples: 'Project examples',
  },
  packagesTitle: 'Packages',
  packagesLede: 'Starting prices. Yours is fixed in writing before we begin.',
  addOnsTitle: 'Add-Ons',
  addOnsLede: 'Extras for any package.',
  addOnButton: 'Learn More',
  galleryTitle: 'Automation ideas',
  galleryLede: 'Filter by how much there is to build.',
  bundlesTitle: bundleWords.title,
  teamTitle: 'Who you’ll talk to',
  teamLede: 'No one here has “evangelist” in their title.',
  faqTitle: 'Fair questions',
  closingTitle: 'Bring us the worst task you have',
  closingLede: 'We’ll tell you what it takes, or that it should be left alone.',
  contactButton: 'Contact Us',
  chatButton: `Chat with ${site.assistant}`,
} as const;

/** The text of the bundle builder at /services-old. */
export const bundleBuilder = {
  pick: 'Pick your services',
  title: 'Your bundle',
  list: 'At list price',
  discount: 'Bundle discount',
  once: 'One-time',
  monthly: 'Monthly',
  monthlyNote: 'Monthly costs aren’t discounted.',
  button: bundleWords.button,
  /** Shown as the total before anything is picked. */
  nothing: 'Nothing picked yet',
} as const;
