import { offerings } from './automations.ts';
import type { FaqItem } from '#src/contracts/content/faq.ts';
import type { ArticleQuotes, HomeSection, ImpactLine, ProcessStep, Stat } from '#src/contracts/content/home.ts';
import type { Figure } from '#src/contracts/content/figure.ts';
import { countOfFirst, inWords } from './messages.ts';
import { durations, priceText, prices, spanText, supportPeriods } from './prices.ts';
import { site } from './site.ts';
import { team } from './team.data.ts';

export type { ImpactLine, ProcessStep, Stat } from '#src/contracts/content/home.ts';

/** The sections of the home page, top to bottom. */
export const homeSections: readonly HomeSection[] = [
  'hero',
  'impact',
  'work',
  'offerings',
  'process',
  'team',
  'questions',
  'closing',
];

export const hero = {
  badge: 'AI-Powered Automation',
  title: 'We Automate the Busywork',
  lede: 'Copying, retyping, chasing, filing: we build the quiet machinery that does it all and gives your team its week back.',
  /** What it costs and how long it takes, the smallest build to the largest. */
  terms: `From ${priceText({ once: { from: prices.simple.once.from } })}, fixed in writing, live in ${inWords(durations.simple.from)} to ${inWords(durations.advanced.to)} weeks.`,
  audience: 'For small and mid-sized companies.',
  contactButton: 'Tell us what to automate',
  jobLabel: 'What’s the job nobody wants?',
  jobExample: 'Retyping orders',
  jobButton: 'Price it',
  listButton: `See ${offerings.length} automations`,
} as const;

/** Three projects with one result each, and the way to the case study. */
export const work = {
  title: 'Projects, and what came of them',
  projects: [
    { slug: 'freight-billing-desk', result: 'Loads are billed the evening they’re delivered.' },
    {
      slug: 'clinic-intake-without-clipboards',
      result: 'Insurance is checked before the patient arrives.',
    },
    { slug: 'board-pack-builder', result: 'A week of pasting became an afternoon of reading.' },
  ],
  caseStudyLink: 'Read the case study',
} as const;

/** The strip under the hero; all three are percentages. */
export const stats: readonly Stat[] = [
  {
    figure: { prefix: '', value: 67, suffix: '%' },
    claim: 'of companies use AI tools in daily operations',
    basis: 'Companies that wrote to us in 2025, by their own word',
  },
  {
    figure: { prefix: '', value: 41, suffix: '%' },
    claim: 'less time on repetitive work',
    basis: 'Builds that went live in 2025, before and after',
  },
  {
    figure: { prefix: '', value: 80, suffix: '%' },
    claim: 'of executives say automation is a competitive edge',
    basis: 'Owners and executives on first calls in 2025',
  },
];

export const impact = {
  title: 'Real Business Impact',
  lines: [
    {
      id: 'output',
      figure: { prefix: '2-', value: 3, suffix: 'x' },
      label: 'team output',
      line: 'The same people, with the copying taken out of their day.',
      drawing: ['before', 'at 2x', 'at 3x'],
    },
    {
      id: 'roi',
      figure: { prefix: '$', value: 4, suffix: 'M+' },
      label: 'average ROI over 3 years',
      line: 'At our largest clients, about a thousand employees each: the first year as counted, the next two as planned.',
      drawing: ['year 1', 'year 2', 'year 3'],
    },
    {
      id: 'growth',
      figure: { prefix: '', value: 72, suffix: '%' },
      label: 'small business growth',
      line: 'For every hundred orders before, 172 with the same staff.',
      drawing: ['100 before', '72 more'],
    },
  ] satisfies readonly ImpactLine[],
} as const;

/** The note under the figures: whose they are, and that none of them is a promise. */
export const claimsNote =
  'All figures on this page are our own statements; no third party has checked them. Yours will differ: we put what to expect in writing before you pay.';

export const whatWeAutomate = {
  title: 'What we automate',
  lede: `${countOfFirst(offerings.length, 'job', 'jobs')} we know how to take off a desk.`,
  takes: 'In',
  gives: 'Out',
  build: "Let's Build This",
  all: 'View All Automations',
  tell: 'Tell Us What You Need',
  want: 'I Want This Automation',
  browse: 'Browse More Options',
} as const;

export const fourSteps = {
  title: 'Four steps, then peace and quiet',
  margin: 'Weeks shown for an advanced build. Simple ones take one or two.',
  columnTitle: 'What happens',
  weeksShown: 8,
  steps: [
    {
      number: 1,
      title: 'Discovery & Analysis',
      description: 'We sit beside the people who do the work, count the steps, and price each one.',
      quote: 'Show us your worst Tuesday.',
      isLast: false,
      weeks: { first: 1, least: 1, most: 1, text: '1 week' },
    },
    {
      number: 2,
      title: 'Solution Design',
      description: 'One page per automation: what goes in, what comes out, who signs off.',
      quote: 'If it needs a manual, redraw it.',
      isLast: false,
      weeks: { first: 2, least: 2, most: 2, text: '2 weeks' },
    },
    {
      number: 3,
      title: 'Implementation',
      description: 'Built on your tools, run beside your team until both sets of numbers agree twice.',
      quote: 'Old way and new way, same answer.',
      isLast: false,
      weeks: { first: 4, least: 2, most: 4, text: '2-4 weeks' },
    },
    {
      number: 4,
      title: 'Optimization & Support',
      description: 'We watch it, tune it, and answer the phone for 30 to 180 days.',
      quote: 'Call us. A person answers.',
      isLast: true,
      weeks: { first: 8, least: 1, most: 1, text: 'from here on' },
    },
  ] satisfies readonly ProcessStep[],
} as const;

export const closingCall = {
  title: 'What would your team do with its Fridays back?',
  lede: 'Name the task your team dreads. We’ll tell you whether it can be automated, and what it would cost.',
  chatButton: `Chat with ${site.assistant}`,
  contactButton: 'Contact Us',
  callButton: 'Schedule a call',
  figure: { prefix: '', value: 96, suffix: '%' },
  claim: 'implementation success rate',
  claimNote: '96% of our builds have passed their acceptance test, by our own count.',
} as const satisfies Record<string, string | Figure>;

export const teamSection = {
  title: 'Meet Our Team',
  lede: `${countOfFirst(team.length, 'person who has', 'people who have each')} retyped an invoice too many.`,
} as const;

export const faqSection = {
  title: 'What people ask before the first call',
} as const;

/** What our articles say about it. */
export const articleQuotes: ArticleQuotes = {
  impact: {
    text: 'Count hours that will truly be used for something else. An hour that turns into a longer lunch is pleasant, but it isn’t savings.',
    title: 'What an hour of busywork really costs',
    by: 'Grant Holloway',
    href: '/blog/what-an-hour-of-busywork-really-costs',
  },
  process: {
    text: 'People don’t resent deciding. They resent looking things up in order to decide.',
    title: 'What to automate first',
    by: 'Ines Sandoval',
    href: '/blog/what-to-automate-first',
  },
  questions: {
    text: 'A good tool says that this isn’t an invoice. A bad one finds a total.',
    title: 'Fifty cases in a folder',
    by: 'Mina Cho',
    href: '/blog/fifty-cases-in-a-folder',
  },
};

/** The questions of the home page and of its structured data. */
export const homeFaq: readonly FaqItem[] = [
  {
    question: 'What can you automate?',
    answer:
      'Work that follows rules a person could write down: reading documents, moving data between systems, chasing replies, scheduling, reporting. If the rules change every time, or the decision really takes judgment, we’ll say so and leave it with your team.',
  },
  {
    question: 'What does an automation cost?',
    open: true,
    answer: `A simple one costs ${priceText(prices.simple)}, a moderate one ${priceText(prices.moderate)}, an advanced one ${priceText(prices.advanced)}. The price is fixed before we start and doesn’t move unless the task does.`,
  },
  {
    question: 'How long until it works?',
    answer: `${spanText(durations.simple)} for something simple, ${spanText(durations.moderate)} for something moderate, ${spanText(durations.advanced)} for something advanced. For part of that time it runs beside your team, and we compare the two results before the old way stops.`,
  },
  {
    question: 'Do we have to replace our software?',
    answer: `Almost never. We build on the accounting, CRM, email and scheduling systems you already pay for, through their own APIs where they have them. Once it’s live, we look after it for ${spanText(supportPeriods.any)}, depending on the package.`,
  },
];
