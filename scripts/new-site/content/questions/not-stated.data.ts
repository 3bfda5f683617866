/** What people ask and no page says: after 'The site does not say', and how they ask it. */
export const notStated: readonly { readonly means: string; readonly asked: readonly string[] }[] = [
  {
    means: 'whether we are hiring',
    asked: ['Are you hiring? Do you have open positions or jobs?'],
  },
];
