/** Not shown: site.data.ts goes without the page. */
export const caseStudy = {
  title: 'Elftausend Lieferscheine',
  lede: 'Wird noch geschrieben.',
  client: 'Ein Baustoffhandel in Stade',
  teamSize: '14 Personen',
  tools: ['Eine Warenwirtschaft'],
  problem: ['Wird noch geschrieben.'],
  solution: ['Wird noch geschrieben.'],
  results: [{ drawing: 'pile', figure: '11.000', label: 'Lieferscheine im Jahr' }],
  day: {
    title: 'Ein Tag',
    hours: ['Mitternacht', '6 Uhr', '12 Uhr'],
    research: 'Ablage',
    calls: 'Kunden',
    rows: [{ id: 'before', label: 'Vorher', alt: 'Der ganze Vormittag geht für die Ablage drauf.' }],
    note: '',
  },
  quote: { text: 'Wird noch geschrieben.', by: 'Ein Kunde' },
  nextSteps: ['Wird noch geschrieben.'],
  ask: {
    title: 'Was legen Sie ab?',
    button: 'Schreiben Sie uns',
    about: 'Lieferscheine',
    project: 'Zum Projekt',
  },
  project: 'lieferscheine-in-stade',
  note: '',
} as const;
