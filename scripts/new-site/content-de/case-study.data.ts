/** Not shown: site.data.ts goes without the page. */
export const caseStudy = {
  title: 'Die Geschichte eines Projekts',
  lede: 'Wird noch geschrieben.',
  client: 'Der Kunde',
  teamSize: 'Wie viele Menschen es betrifft',
  tools: ['Womit sie arbeiten'],
  problem: ['Wird noch geschrieben.'],
  solution: ['Wird noch geschrieben.'],
  results: [{ drawing: 'pile', figure: '100', label: 'was die Zahl zählt' }],
  day: {
    title: 'Ein Tag',
    hours: ['Mitternacht', '6 Uhr', '12 Uhr'],
    research: 'Recherche',
    calls: 'Gespräche',
    rows: [{ id: 'before', label: 'Vorher', alt: 'Was die Zeichnung zeigt.' }],
    note: '',
  },
  quote: { text: 'Wird noch geschrieben.', by: 'Ein Kunde' },
  nextSteps: ['Wird noch geschrieben.'],
  ask: {
    title: 'Was würden Sie einen Leser fragen?',
    button: 'Schreiben Sie uns',
    about: 'Die Fallstudie',
    project: 'Zum Projekt',
  },
  project: 'adresse-eines-projekts',
  note: '',
} as const;
