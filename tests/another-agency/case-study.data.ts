/** Not shown: site.data.ts goes without the page. */
export const caseStudy = {
  title: 'Eleven thousand deadlines',
  lede: 'To be written.',
  client: 'An office in Setúbal',
  teamSize: '4 lawyers',
  tools: ['A calendar'],
  problem: ['To be written.'],
  solution: ['To be written.'],
  results: [{ drawing: 'pile', figure: '11,000', label: 'deadlines counted' }],
  day: {
    title: 'A day',
    hours: ['midnight', '6:00', '12:00'],
    research: 'counting',
    calls: 'clients',
    rows: [{ id: 'before', label: 'Before', alt: 'Counting all morning.' }],
    note: '',
  },
  quote: { text: 'To be written.', by: 'A client' },
  nextSteps: ['To be written.'],
  ask: {
    title: 'What do you count?',
    button: 'Write to us',
    about: 'Deadlines',
    project: 'See the project',
  },
  project: 'deadlines-in-setubal',
  note: '',
} as const;
