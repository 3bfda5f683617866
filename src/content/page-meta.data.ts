import { addOns } from './add-ons.data.ts';
import { offerings } from './automations.ts';
import { caseStudy } from './case-study.data.ts';
import { countOf, countOfFirst } from './messages.ts';
import { onboardingTitle } from './onboarding.data.ts';
import { packages } from './packages.data.ts';
import { projects } from './projects.ts';
import { serviceCategories } from './service-categories.data.ts';
import { services } from './services.data.ts';
import { cityAndRegion, site } from './site.ts';

/** What search results and share cards say about a page. */
export interface PageMeta {
  /** Without the product name, which the layout appends to every title. */
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Metadata of every public page whose text does not come from a post, a project or a legal document. */
export const pageMeta = {
  '/': {
    title: site.tagline,
    description: site.description,
    keywords: site.keywords,
  },
  '/services': {
    title: 'Services and Prices',
    description: `${countOfFirst(offerings.length, 'automation idea', 'automation ideas')} with time, complexity and expected return, ${countOf(services.length, 'popular service', 'popular services')} with prices, and discounts for bundles.`,
    keywords: ['automation services', 'automation prices', 'AI chatbot cost', 'CRM setup price'],
  },
  '/services-old': {
    title: 'Packages, Add-Ons and Team',
    description: `${countOfFirst(serviceCategories.length, 'kind', 'kinds')} of work, ${countOf(packages.length, 'package', 'packages')}, ${countOf(addOns.length, 'add-on', 'add-ons')}, and the people who do it. Prices and timelines stated before the first call.`,
    keywords: ['automation packages', 'branding', 'custom development', 'CRM integration'],
  },
  '/projects': {
    title: 'Projects',
    description: `${countOfFirst(projects.length, 'automation', 'automations')} in daily use, from freight billing to clinic intake: what was wrong, what we built, what came of it.`,
    keywords: ['automation projects', 'automation examples', 'document automation'],
  },
  '/coming-soon': {
    title: 'Coming Soon',
    description: 'This page is being built. The rest of the site is finished.',
    keywords: ['coming soon'],
  },
  '/integrations': {
    title: 'Integrations',
    description:
      'The accounting, sales, mail and document software that our automations work in, how we connect to any other, and who we aren’t for.',
    keywords: ['QuickBooks automation', 'HubSpot automation', 'Microsoft 365 automation'],
  },
  '/case-study': {
    title: 'Case Study',
    description: `${caseStudy.title}: the problem, the build and the figures.`,
    keywords: ['lead research automation', 'sales automation case study', 'lead enrichment'],
  },
  '/signal-board': {
    title: 'Signal Board',
    description:
      'Playbooks, signals, ideas and tools we collect while automating other people’s paperwork, and things seen in the wild.',
    keywords: ['automation playbooks', 'automation ideas', 'AI tools'],
  },
  '/blog': {
    title: 'Insights & Articles',
    description:
      'Short, practical pieces on automation, AI and the business of both, by the people who do the building.',
    keywords: ['automation blog', 'business automation articles', 'AI in business'],
  },
  '/start': {
    title: onboardingTitle,
    description:
      'Three questions about your business and where its hours go, then a suggestion. No email address needed.',
    keywords: ['automation quiz', 'which process to automate', 'get started with automation'],
  },
  '/contact': {
    title: 'Contact',
    description: `Reach sales, partnerships or support at ${site.name} in ${site.address.city}: form, chat, phone and email. ${site.hours.text}.`,
    keywords: ['contact', 'automation consultation', 'book a call', cityAndRegion],
  },
} as const satisfies Record<string, PageMeta>;
