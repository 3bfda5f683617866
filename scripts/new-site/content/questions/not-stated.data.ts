/** What no page says, to complete 'The site does not say', and how people ask for it. */
export const notStated: readonly { readonly means: string; readonly asked: readonly string[] }[] = [
  {
    means: 'whether we are hiring',
    asked: ['Are you hiring? Do you have open positions or jobs?'],
  },
];
