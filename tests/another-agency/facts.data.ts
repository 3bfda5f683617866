/** What the pages must say. */
export const facts: readonly { readonly page: string; readonly says: readonly string[] }[] = [
  { page: '/services', says: ['900–1.800\u00a0€', '4.200–9.500\u00a0€ oder\u00a0mehr', '8\u00a0% Rabatt'] },
  { page: '/terms-of-service', says: ['1. September 2026', 'das Recht der Bundesrepublik Deutschland', 'in Euro'] },
  { page: '/impressum', says: ['Wiebke Hansen', 'HRB\u00a0999134', 'Deichstraße 112'] },
];

/** What may be said in one way only. */
export const onlyLikeThis: readonly {
  readonly pattern: RegExp;
  readonly allowed: readonly string[];
}[] = [];
