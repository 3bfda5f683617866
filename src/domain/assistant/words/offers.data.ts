/** Which facts are of one kind to a visitor, by the beginnings of their ids. What is in none of them is never offered. */
export const offeredKinds = {
  work: 'add-on add-ons answer automation automations booking bundles calculator case-study categories category field house package packages partnership partnerships process program project projects question quiz roi service services size sizes step tag',
  people: 'person team',
  reaching: 'address booking closed-dates email hours phone portal reach social support',
  policy: 'legal',
  reading: 'page posts',
} as const;

/** What is asked of something that has a name, after the name, by the beginning of its id; others have questions of their own. */
export const askedOfNamed: Readonly<Record<string, string>> = {
  service: 'what does it cost?',
  'add-on': 'what does it cost?',
  category: 'what does it cost?',
  automation: 'how does it work?',
  project: 'what does it do?',
  calculator: 'what does it show?',
};
