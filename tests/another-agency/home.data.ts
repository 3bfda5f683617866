import type { ArticleQuotes, HomeSection, ImpactLine, ProcessStep, Stat } from '#src/contracts/content/home.ts';
import { offerings } from './automations.ts';
import type { FaqItem } from '#src/contracts/content/faq.ts';
import type { Figure } from '#src/contracts/content/figure.ts';
import { inWordsFirst } from './messages.ts';
import { priceText, prices } from './prices.ts';
import { site } from './site.ts';
import { team } from './team.data.ts';

export type { ImpactLine, ProcessStep, Stat } from '#src/contracts/content/home.ts';

/** Another order, and fewer of them. */
export const homeSections: readonly HomeSection[] = [
  'hero',
  'work',
  'process',
  'offerings',
  'questions',
  'team',
  'closing',
];

export const hero = {
  badge: 'For law offices',
  title: 'Law offices, without the retyping',
  lede: 'Deadlines, intake, filing, fee notes: counted, filed and written by machines that show the rule they followed.',
  terms: 'A fee agreed in writing.',
  audience: 'For offices of up to twenty lawyers.',
  contactButton: 'Tell us about your office',
  jobLabel: 'Which paper do you dread?',
  jobExample: 'Court notices',
  jobButton: 'Put it down',
  listButton: `See ${offerings.length} automations`,
} as const;

export const work = {
  title: 'Offices we have worked in',
  projects: [{ slug: 'deadlines-in-setubal', result: 'No deadline has been missed since.' }],
  caseStudyLink: 'Read the story',
} as const;

export const stats: readonly Stat[] = [];

export const impact: {
  readonly title: string;
  readonly lines: readonly ImpactLine[];
} = { title: 'What it comes to', lines: [] };

export const claimsNote = 'All figures are ours.';

export const whatWeAutomate = {
  title: 'What we take over',
  lede: `${inWordsFirst(offerings.length)} chores that no law degree is needed for.`,
  takes: 'In',
  gives: 'Out',
  build: 'Build this one',
  all: 'All of them',
  tell: 'Another chore',
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
  title: 'From a morning to a desk',
  margin: 'Weeks for a desk of middling size.',
  columnTitle: 'What happens',
  weeksShown: 8,
  steps: [
    {
      number: 1,
      title: 'A morning with you',
      description: 'We watch how it is done.',
      quote: 'Show us the pile.',
      isLast: false,
      weeks: { first: 1, least: 1, most: 1, text: '1 week' },
    },
    {
      number: 2,
      title: 'The desk',
      description: 'Built beside the old way until both agree.',
      quote: 'Same answer twice.',
      isLast: false,
      weeks: { first: 2, least: 3, most: 5, text: '3-5 weeks' },
    },
    {
      number: 3,
      title: 'Quiet',
      description: 'We watch, you do something else.',
      quote: 'Ring if it is not quiet.',
      isLast: true,
      weeks: { first: 8, least: 1, most: 1, text: 'from here' },
    },
  ],
};

export const closingCall: Record<
  'title' | 'lede' | 'chatButton' | 'contactButton' | 'callButton' | 'claim' | 'claimNote',
  string
> & { readonly figure: Figure } = {
  title: 'Which pile may go?',
  lede: 'Write to us about it. You get a price, or a reason why not.',
  chatButton: `Ask ${site.assistant}`,
  contactButton: 'Write to us',
  callButton: 'Choose an hour',
  figure: { prefix: '', value: 9, suffix: '' },
  claim: 'offices in the district so far',
  claimNote: 'By our own count.',
};

export const teamSection = {
  title: 'Who we are',
  lede: `${inWordsFirst(team.length)} people, one of whom can read handwriting of the courts.`,
} as const;

export const faqSection = { title: 'Before you ask' } as const;

export const articleQuotes: ArticleQuotes = {};

export const homeFaq: readonly FaqItem[] = [
  {
    question: 'What does an automation cost?',
    answer: `Between ${priceText(prices.simple)} and ${priceText(prices.advanced)}, fixed before we begin.`,
  },
  {
    question: 'Who is responsible for a deadline?',
    answer: 'The lawyer, as before. The desk shows the rule, so that it can be checked.',
  },
];
