import type { PageMeta } from '#scripts/new-site/content/page-meta.data.ts';
import { offerings } from './automations.ts';
import { countOf } from './messages.ts';
import { onboardingTitle } from './onboarding.data.ts';
import { cityAndRegion, site } from './site.ts';

export const pageMeta = {
  '/': { title: site.tagline, description: site.description, keywords: site.keywords },
  '/services': {
    title: 'Desks and Prices',
    description: `What a law office can hand over: ${countOf(offerings.length, 'automation', 'automations')}, each with its price.`,
    keywords: ['prices'],
  },
  '/services-old': {
    title: 'Packages',
    description: 'Several desks at once, what comes with them, and who builds them.',
    keywords: ['packages'],
  },
  '/projects': {
    title: 'Work',
    description: 'Offices that have handed something over.',
    keywords: ['projects'],
  },
  '/coming-soon': {
    title: 'Coming Soon',
    description: 'This page waits for its stamp.',
    keywords: ['coming soon'],
  },
  '/integrations': {
    title: 'Programs',
    description: 'The programs of law offices that we work in.',
    keywords: ['programs'],
  },
  '/case-study': {
    title: 'Case Study',
    description: 'Deadlines of an office, counted.',
    keywords: ['case study'],
  },
  '/signal-board': {
    title: 'Notice Board',
    description: 'Small things about courts, registries and programs.',
    keywords: ['notices'],
  },
  '/blog': { title: 'Articles', description: 'None yet.', keywords: ['articles'] },
  '/start': {
    title: onboardingTitle,
    description: 'A few questions about your office, then a suggestion.',
    keywords: ['start'],
  },
  '/contact': {
    title: 'Contact',
    description: `How to reach ${site.name} in Lisbon. ${site.hours.text}.`,
    keywords: ['contact', cityAndRegion],
  },
} as const satisfies Record<string, PageMeta>;
