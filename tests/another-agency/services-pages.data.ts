import * as start from '#scripts/new-site/content/services-pages.data.ts';
import { offerings } from './automations.ts';
import { bundleWords } from './services.data.ts';
import { site } from './site.ts';

export const { catalogSections, marketingSections } = start;

export const catalog = {
  ...start.catalog,
  title: 'Desks, and what they cost',
  lede: 'Every price includes the morning with you, and none includes IVA.',
  contents: {
    title: 'On this page',
    popular: 'Desks',
    bundles: bundleWords.title,
    ideas: 'All chores',
  },
  popularTitle: 'Desks',
  ideasTitle: `${offerings.length} chores`,
} as const;

export const marketing = {
  ...start.marketing,
  heroTitle: 'Desks in packages',
  heroLede: 'For offices that have more than one pile.',
  categoriesTitle: 'Two kinds of work',
  galleryTitle: 'Chores',
  bundlesTitle: bundleWords.title,
  teamTitle: 'Who comes by',
  teamLede: 'All of us.',
  closingTitle: 'Bring a pile',
  chatButton: `Ask ${site.assistant}`,
} as const;

export const bundleBuilder = {
  ...start.bundleBuilder,
  pick: 'Choose desks',
  title: 'Your office',
  button: bundleWords.button,
} as const;
