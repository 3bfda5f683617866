import { project, type Project } from '#src/contracts/content/project.ts';

/** Projects for offices: finance, HR, property. */
export const offices: readonly Project[] = [
  project({
    title: 'Talent Enrichment Engine',
    cover: {
      alt: 'A letter, a chart, a receipt, a form and an invoice, each joined by a dashed line to one large table.',
      hue: 9,
    },
    description:
      'Researches every hiring company before a recruiter dials: open roles, recent changes, the right person, and a reason to call today.',
    features: [
      'Facts with source and date',
      'Fit score the team can overrule',
      'One-page brief inside the CRM',
      'Stale records refreshed weekly',
    ],
    tags: ['AI', 'CRM', 'Sales'],
    rating: 4.9,
    complexity: 'High',
    launchDate: '2025-03-17',
    icon: 'table',
    challenge:
      'Recruiters at a national staffing firm looked up each lead by hand: the website, the job boards, the news, the phone number that might be right. The quick ones skipped it and dialed cold; the careful ones ran out of morning.',
    built:
      'A nightly run takes new and aging leads, gathers what’s public, checks each fact against a second source and writes a brief into the CRM. Leads that match no service the firm sells are set aside with the reason.',
    result: 'Research moved from the morning into the night. The whole story, with figures, is in our case study.',
    sample: [
      { step: 'Comes in', shown: 'Lead: Harlan Cold Storage, harlancold.example' },
      { step: 'Found', shown: 'Nine warehouse roles open, second site announced in Waco' },
      { step: 'Checked', shown: 'Operations director named by two sources, phone by one' },
      { step: 'Goes out', shown: 'Brief in the CRM at 5:40 AM, phone marked “unconfirmed”' },
    ],
    tryText: `From: Web form\nSubject: Quote, please\n\nWe open a second site in March and hire nine people. Budget $12,000.00. Please call before 4:00 PM on Tuesday: (555) 010-0119, ops@harlancold.example, suite 210.`,
    related: ['tenant-inbox', 'board-pack-builder'],
  }),
  project({
    title: 'Tenant Inbox',
    cover: {
      alt: 'Letters fall into a rack of eight compartments; the one under a drop of water is marigold.',
      hue: 1,
    },
    description:
      'Sorts what tenants write to a property manager, leaks first, drafts the answer from the lease, and dispatches the right trade.',
    features: [
      'Urgency judged by what’s leaking',
      'Answers quote the lease clause',
      'Work orders to approved trades',
      'Tenant informed at every step',
    ],
    tags: ['AI', 'Real Estate', 'Documents'],
    rating: 4.7,
    complexity: 'Medium',
    launchDate: '2025-06-09',
    icon: 'letter',
    challenge:
      'Texts, email, voicemail and a web form all fed one coordinator. A burst pipe and a parking question looked the same until someone opened them, in the order they came in.',
    built:
      'Every message becomes one case, tied to unit and lease. An emergency rings the phone of whoever is on call; repairs become work orders with photos; questions get a draft that quotes the clause behind it.',
    result:
      'The coordinator starts the day with a sorted list instead of four inboxes, and tenants stopped writing twice to be heard once.',
    sample: [
      { step: 'Comes in', shown: 'Text, 11:52 PM: “ceiling is dripping on my desk again”' },
      { step: 'Understood', shown: 'Unit 4C, water, second report since May: emergency' },
      { step: 'Checked', shown: 'Lease clause 9: landlord repair; approved plumber on call' },
      { step: 'Goes out', shown: 'Plumber called, tenant told when, owner’s log updated' },
    ],
    tryText: `From: Rosa Lindqvist\nSubject: Kitchen sink\n\nHi, water has been leaking under the sink in apt 4B since Tuesday. I’m home until 3:30 PM; after that please call (555) 010-0142.`,
    related: ['lease-abstract-desk', 'night-watch-for-stock'],
  }),
  project({
    title: 'Lease Abstract Desk',
    cover: {
      alt: 'A thick pile of leases, its layers joined by dashed lines to the rows of a single page.',
      hue: 6,
    },
    description:
      'Reads commercial leases, amendments included, into one page of dates, options and money, each line linked to its clause.',
    features: [
      'Amendments applied in order',
      'Every line linked to its clause',
      'Doubtful terms sent to a paralegal',
      'Critical dates on the calendar',
    ],
    tags: ['AI', 'Documents', 'Real Estate'],
    rating: 4.8,
    complexity: 'High',
    launchDate: '2025-10-20',
    icon: 'form',
    challenge:
      'Buying a portfolio meant reading hundreds of leases in the weeks before closing, each with amendments that quietly changed what page three said.',
    built:
      'A reader that works through lease and amendments in date order, fills in the firm’s own abstract, and gives each term a link and a confidence level. Paralegals review only the doubtful ones, side by side with the page.',
    result:
      'Renewal options no longer live in someone’s memory. The paralegals check abstracts instead of typing them, and say it’s better work.',
    sample: [
      { step: 'Comes in', shown: '2016 lease and three amendments, 112 scanned pages' },
      { step: 'Read', shown: 'Renewal: two five-year terms, nine months’ notice' },
      { step: 'Checked', shown: 'Second amendment cuts notice to six months: replaced' },
      { step: 'Goes out', shown: 'One page, 31 lines, two marked for a paralegal' },
    ],
    tryText: `Lease no. 2016/114, suite 300\nBegins September 1, 2016, ends August 31, 2026\nRent $8,450.00, deposit $16,900.00\nNotice of renewal: 180 days, by March 4, 2026\nLandlord’s desk: leases@northgate.example`,
    related: ['tenant-inbox', 'board-pack-builder'],
  }),
  project({
    title: 'Board Pack Builder',
    cover: {
      alt: 'A letter, a table, an invoice, a receipt and a chart, fanned like a hand of cards and held by a clip.',
      hue: 5,
    },
    description:
      'Assembles the monthly board pack from ledger, CRM and payroll, explains each variance with its entries, and waits for the CFO.',
    features: [
      'Figures taken from the closed books',
      'Variances explained by their entries',
      'Wording kept from month to month',
      'One version, with a date on it',
    ],
    tags: ['Finance', 'Reporting', 'Integrations'],
    rating: 4.6,
    complexity: 'Medium',
    launchDate: '2026-01-12',
    icon: 'chart',
    challenge:
      'Four people pasted charts into slides for most of a week. By the time of the meeting, one figure appeared in two places with two values, and everyone knew which question would come first.',
    built:
      'Figures are pulled once the books close, each with the query behind it. Variances above a limit get a drafted sentence that names the entries. The CFO edits; nothing goes out before that.',
    result:
      'The week of pasting is now an afternoon of reading. The first question of the meeting is about the business.',
    sample: [
      { step: 'Comes in', shown: 'October closed: freight 18% over budget' },
      { step: 'Traced', shown: 'Two rush shipments and one September invoice' },
      { step: 'Drafted', shown: '“Freight ran over on two rush orders, both rebilled.”' },
      { step: 'Goes out', shown: 'Page 6, after the CFO struck the word “both”' },
    ],
    tryText: `October close, November 6, 2026\nFreight $48,200.00, budget $40,850.00\nTwo rush orders: order A-5521 and order A-5534\nSeptember invoice no. 88107, total $3,150.00, posted late\nQuestions: finance@example.example`,
    related: ['freight-billing-desk', 'talent-enrichment-engine'],
  }),
];
