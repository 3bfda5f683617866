import { durations, priceText, prices, type Duration } from './prices.ts';

export type ServiceCategoryId = 'design' | 'automation' | 'crm' | 'development';

/** One of the four service categories, with all that its dialog shows. */
export interface ServiceCategory {
  readonly id: ServiceCategoryId;
  readonly title: string;
  readonly description: string;
  readonly detailedDescription: string;
  /** Step on the color wheel, 0 to 15. */
  readonly color: number;
  readonly services: readonly string[];
  readonly keyFeatures: readonly string[];
  readonly benefits: readonly string[];
  readonly pricing: string;
  readonly timeline: Duration;
  readonly examples: readonly string[];
}

export const serviceCategories: readonly ServiceCategory[] = [
  {
    id: 'design',
    title: 'Design & Branding',
    description: 'How you look to someone who has never heard of you, in print and on screen.',
    detailedDescription:
      'We draw the mark, write the words and build the site, in that order, because a site built around placeholder text never quite recovers. You get the source files and a one-page guide short enough that people follow it.',
    color: 0,
    services: [
      'Websites and landing pages',
      'Logo and brand identity',
      'Hosting and maintenance',
      'Search engine optimization',
      'Proposal, quote and invoice templates',
    ],
    keyFeatures: [
      'Copywriting included, from an interview with you',
      'Readable on a phone in sunlight',
      'Keyboard and screen reader tested',
      'Forms wired to your CRM from the first day',
    ],
    benefits: [
      'Inquiries that arrive with the facts in them',
      'One look across the quote, the invoice and the van',
      'Edits you can make without calling us',
    ],
    pricing: priceText(prices.designWork),
    timeline: durations.designWork,
    examples: [
      'A dental group: three old sites merged into one, with booking on every page',
      'A lumberyard: price list, logo and truck lettering in a single spring',
      'A law office: an intake form that asks eight questions instead of forty',
    ],
  },
  {
    id: 'automation',
    title: 'AI & Automation',
    description: 'The copying, reading, sorting and chasing, done by software that shows its work.',
    detailedDescription:
      'We start from the task as it’s done today, sticky notes and all, and automate the part that follows rules. Language models read and draft; plain code counts, compares and posts; a person decides wherever a mistake would be expensive.',
    color: 4,
    services: [
      'Document reading and data entry',
      'Mailbox triage and drafted replies',
      'Chat and voice assistants',
      'Approvals, reminders and escalations',
      'Scheduled reports',
    ],
    keyFeatures: [
      'Every step logged, with its source',
      'Confidence limits that you set',
      'An off switch that your team can reach',
      'Parallel run before the old way stops',
    ],
    benefits: [
      'Evenings without retyping',
      'Errors found at entry instead of at audit',
      'Growth that doesn’t start with a job ad',
    ],
    pricing: priceText(prices.automationWork),
    timeline: durations.automationWork,
    examples: [
      'A freight broker: signed delivery notes billed the same evening',
      'A parts distributor: emailed orders entered before the cutoff',
      'A property manager: tenant messages sorted, leaks first',
    ],
  },
  {
    id: 'crm',
    title: 'CRM & Integrations',
    description: 'One record of each customer, and systems that tell one another what happened.',
    detailedDescription:
      'A CRM fails when it asks reps for more than it gives back. We set yours up around the two screens they really use, connect it with quoting, accounting, phone and email, and clean what’s in it before anything is built on top.',
    color: 12,
    services: [
      'CRM selection, setup and migration',
      'Lead research and enrichment',
      'Accounting, phone and email connections',
      'Duplicate cleanup',
      'Pipeline reports',
    ],
    keyFeatures: [
      'Only the fields that someone reads',
      'Call notes written for the rep',
      'Two-way sync with conflicts shown',
      'History kept through every move',
    ],
    benefits: [
      'A forecast built on this week’s calls',
      'Leads that reach a rep the day they arrive',
      'Handoff notes that survive a resignation',
    ],
    pricing: priceText(prices.crmWork),
    timeline: durations.crmWork,
    examples: [
      'A staffing firm: research on every lead before the first call',
      'An equipment dealer: service history beside the sales record',
      'A nonprofit: nine donor spreadsheets retired',
    ],
  },
  {
    id: 'development',
    title: 'Custom Development',
    description: 'For the process no product fits: portals, tools and connections built for you alone.',
    detailedDescription:
      'When the honest answer is that no software does this, we write it: small, tested, documented, in a language your next engineer will know. Once it’s paid for, you own the code and can take it anywhere.',
    color: 8,
    services: [
      'Client and supplier portals',
      'Internal tools and dashboards',
      'API design and integration',
      'Database migrations and legacy rescue',
      'Security and performance reviews',
    ],
    keyFeatures: [
      'A working version every two weeks',
      'Automated tests handed over with the code',
      'Runs in your cloud account or ours',
      'Documentation written for a stranger',
    ],
    benefits: [
      'No per-seat license for your own process',
      'A tool shaped like the work',
      'Nobody irreplaceable, us included',
    ],
    pricing: priceText(prices.developmentWork),
    timeline: durations.developmentWork,
    examples: [
      'A machine shop: a quoting tool that reads the drawing',
      'A clinic network: intake forms that fill the chart',
      'A school district: a bus schedule parents can trust',
    ],
  },
];
