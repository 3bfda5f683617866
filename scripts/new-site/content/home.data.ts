import type { ArticleQuotes, HomeSection, ImpactLine, ProcessStep, Stat } from '#src/contracts/content/home.ts';
import { offerings } from './automations.ts';
import type { FaqItem } from '#src/contracts/content/faq.ts';
import type { Figure } from '#src/contracts/content/figure.ts';
import { countOfFirst } from './messages.ts';
import { priceText, prices } from './prices.ts';
import { site } from './site.ts';
import { team } from './team.data.ts';

export type { ImpactLine, ProcessStep, Stat } from '#src/contracts/content/home.ts';

/**
 * The sections of the home page, top to bottom: take out, reorder or add 'impact'. A section without
 * content is left out.
 */
export const homeSections: readonly HomeSection[] = ['hero', 'offerings', 'process', 'team', 'questions', 'closing'];

export const hero = {
  badge: 'What you are in three words',
  title: site.tagline,
  lede: 'What you do for whom, in one or two sentences.',
  terms: 'What it costs, and how long it takes.',
  audience: 'Who it’s for.',
  contactButton: 'Tell us what to automate',
  jobLabel: 'What does nobody want to do?',
  jobExample: 'An example',
  jobButton: 'Tell us',
  listButton: 'See all automations',
} as const;

export const stats: readonly Stat[] = [];

export const impact: {
  readonly title: string;
  readonly lines: readonly ImpactLine[];
} = { title: 'What it comes to', lines: [] };

export const claimsNote = 'All figures are ours.';

export const whatWeAutomate = {
  title: 'What we automate',
  lede: `${countOfFirst(offerings.length, 'thing', 'things')} that we take off people’s desks.`,
  takes: 'In',
  gives: 'Out',
  build: 'Build This',
  all: 'All of them',
  tell: 'Something else',
  want: 'I want this one',
  browse: 'Look at others',
} as const;

export const fourSteps: {
  readonly title: string;
  readonly margin: string;
  readonly columnTitle: string;
  readonly weeksShown: number;
  readonly steps: readonly ProcessStep[];
} = {
  title: 'How we work',
  margin: 'Weeks for a medium-sized build.',
  columnTitle: 'What happens',
  weeksShown: 8,
  steps: [
    {
      number: 1,
      title: 'First step',
      description: 'What you do, in one sentence.',
      quote: 'What you ask for or promise.',
      isLast: false,
      weeks: { first: 1, least: 1, most: 2, text: '1-2 weeks' },
    },
    {
      number: 2,
      title: 'Last step',
      description: 'What you do, in one sentence.',
      quote: 'What you ask for or promise.',
      isLast: true,
      weeks: { first: 8, least: 1, most: 1, text: 'from here' },
    },
  ],
};

export const closingCall: Record<
  'title' | 'lede' | 'chatButton' | 'contactButton' | 'callButton' | 'claim' | 'claimNote',
  string
> & { readonly figure: Figure } = {
  title: 'What would a visitor like to be asked last?',
  lede: 'What visitors get when they write to you.',
  chatButton: `Ask ${site.assistant}`,
  contactButton: 'Write to us',
  callButton: 'Choose an hour',
  figure: { prefix: '', value: 1, suffix: '' },
  claim: 'what the figure counts',
  claimNote: 'What the figure counts, and who counted.',
};

export const teamSection = {
  title: 'Who we are',
  lede: `${countOfFirst(team.length, 'person who does', 'people who do')} the work.`,
} as const;

/** Projects on the home page, each with what came of it in one sentence. */
export const work = {
  title: 'What we have built',
  projects: [] as readonly { readonly slug: string; readonly result: string }[],
  caseStudyLink: 'Read the case study',
} as const;

export const faqSection = { title: 'Before you ask' } as const;

/** Sentences of your articles, beside the sections that they are about. */
export const articleQuotes: ArticleQuotes = {};

export const homeFaq: readonly FaqItem[] = [
  {
    question: 'What does an automation cost?',
    answer: `Between ${priceText(prices.simple)} and ${priceText(prices.advanced)}, fixed before we begin.`,
  },
];
