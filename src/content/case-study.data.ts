/** The case study shown at /case-study. */
export const caseStudy = {
  title: 'How One National Sales Team Unlocked $1.2M in Revenue by Automating Lead Research',
  lede: 'Forty-two people were paid to sell and spent their mornings looking things up. We moved that to the night.',
  client: 'A national staffing firm that places warehouse, clinical and office staff',
  teamSize: '42 sales representatives in six regions',
  tools: [
    'The CRM the team already had',
    'A phone system with call recording',
    'Public company registers, job boards and news',
    'A language model to read, plain code to check',
  ],
  problem: [
    'A new lead was a company name and, with luck, a web address. Before calling, a rep had to find out what the company did, whether it was hiring, who made the decisions, and which number would reach that person. Done properly, it took about twenty minutes a lead.',
    'So it was mostly not done. Good reps researched the leads they already liked and called the rest cold. Leads older than a week belonged, by unspoken agreement, to no one. Managers knew the quarter was being decided by whoever had the patience to read job postings.',
  ],
  solution: [
    'We sat with four reps for two days and wrote down what a good brief contained: eleven facts, in order, and what each one changes about the call. That page became the specification.',
    'Every night the build takes new and aging leads, gathers those facts from public sources, and checks each against a second one. What can’t be confirmed is marked unconfirmed. Leads that match no service the firm offers are set aside with the reason, where a rep can disagree.',
    'For three weeks it ran beside the team. Reps marked each brief right, wrong or useless, and we cut the useless facts. By the end they were asking for the brief first thing in the morning.',
  ],
  results: [
    {
      drawing: 'pile',
      figure: '$1.2M',
      label: 'in revenue in the first year from leads that the team wouldn’t have called',
    },
    { drawing: 'minutes', figure: '20 to 2', label: 'minutes from opening a lead to dialing it' },
    { drawing: 'people', figure: '42', label: 'people who got their mornings back' },
    { drawing: 'weeks', figure: '5 weeks', label: 'from the first visit to every region using it' },
  ],
  /** The drawing: two days on one time axis, from midnight to 6 PM */
  day: {
    title: 'Where the research went',
    hours: ['midnight', '6 AM', 'noon'],
    research: 'research',
    calls: 'calls',
    rows: [
      {
        id: 'before',
        label: 'Before',
        alt: 'Research from eight to noon, calls from one to five.',
      },
      {
        id: 'after',
        label: 'After',
        alt: 'Research at night, from one to five; calls from eight to five.',
      },
    ],
    note: 'An illustration, not a measurement. No two days were alike.',
  },
  quote: {
    text: 'I stopped hearing “I was going to call them.” They call them, because there’s nothing left to do first.',
    by: 'VP of Sales at the client',
  },
  nextSteps: [
    'Call notes written up from the recording, so the brief is better the second time',
    'The same nightly research for existing accounts, starting with the quiet ones',
    'A weekly list of companies that resemble the ones that bought',
  ],
  ask: {
    title: 'What does your team look up before it can start?',
    button: 'Contact Us',
    about: 'Lead research',
    project: 'See what was built',
  },
  /** The entry in the project list that this story is about. */
  project: 'talent-enrichment-engine',
  note: 'The client asked not to be named. Figures are by our own count.',
} as const;
