/** Which facts are of one kind to a visitor, by the beginnings of their ids. What is in none of them is never offered. */
export const offeredKinds = {
  work: 'add-on add-ons answer automation automations booking bundles calculator case-study categories category field house package packages partnership partnerships process program project projects question quiz roi service services size sizes step tag',
  people: 'person team',
  reaching: 'address booking closed-dates email hours phone portal reach social support',
  policy: 'legal',
  reading: 'page posts',
} as const;
