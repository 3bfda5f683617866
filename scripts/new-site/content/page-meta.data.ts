import { offerings } from './automations.ts';
import { countOf } from './messages.ts';
import { onboardingTitle } from './onboarding.data.ts';
import { cityAndRegion, site } from './site.ts';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export const pageMeta = {
  '/': { title: site.tagline, description: site.description, keywords: site.keywords },
  '/services': {
    title: 'Services and Prices',
    description: `What this page offers, in at most 160 characters: ${countOf(offerings.length, 'automation', 'automations')}.`,
    keywords: ['prices'],
  },
  '/services-old': {
    title: 'Packages',
    description: 'What the packages page offers, in at most 160 characters.',
    keywords: ['packages'],
  },
  '/projects': {
    title: 'Projects',
    description: 'What the projects page shows, in at most 160 characters.',
    keywords: ['projects'],
  },
  '/coming-soon': {
    title: 'Coming Soon',
    description: 'This page is still being written.',
    keywords: ['coming soon'],
  },
  '/integrations': {
    title: 'Integrations',
    description: 'Which programs you connect to, in at most 160 characters.',
    keywords: ['integrations'],
  },
  '/case-study': {
    title: 'Case Study',
    description: 'What the case study is about, in at most 160 characters.',
    keywords: ['case study'],
  },
  '/signal-board': {
    title: 'Signal Board',
    description: 'What the Signal Board collects, in at most 160 characters.',
    keywords: ['notices'],
  },
  '/blog': {
    title: 'Blog',
    description: 'What the blog is about, in at most 160 characters.',
    keywords: ['articles'],
  },
  '/start': {
    title: onboardingTitle,
    description: 'A few questions, then a suggestion.',
    keywords: ['start'],
  },
  '/contact': {
    title: 'Contact',
    description: `How to reach ${site.name} in ${site.address.city}. ${site.hours.text}.`,
    keywords: ['contact', cityAndRegion],
  },
} as const satisfies Record<string, PageMeta>;
