/** Not shown: site.data.ts goes without the page. */
export const caseStudy = {
  title: 'A story of one project',
  lede: 'To be written.',
  client: 'The client',
  teamSize: 'How many people it affects',
  tools: ['What they work with'],
  problem: ['To be written.'],
  solution: ['To be written.'],
  results: [{ drawing: 'pile', figure: '100', label: 'of the result' }],
  day: {
    title: 'A day',
    hours: ['midnight', '6:00', '12:00'],
    research: 'research',
    calls: 'calls',
    rows: [{ id: 'before', label: 'Before', alt: 'What the drawing shows.' }],
    note: '',
  },
  quote: { text: 'To be written.', by: 'A client' },
  nextSteps: ['To be written.'],
  ask: {
    title: 'What would you ask a reader?',
    button: 'Write to us',
    about: 'The case study',
    project: 'See the project',
  },
  project: 'slug-of-a-project',
  note: '',
} as const;
