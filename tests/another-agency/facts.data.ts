/** What the pages must say. */
export const facts: readonly { readonly page: string; readonly says: readonly string[] }[] = [
  { page: '/services', says: ['900–1.800 €', '4.200–9.500 € oder mehr', '8 % Rabatt'] },
  { page: '/terms-of-service', says: ['1. September 2026', 'das Recht der Bundesrepublik Deutschland', 'in Euro'] },
  { page: '/impressum', says: ['Wiebke Hansen', 'HRB 999134', 'Deichstraße 112'] },
];

/** What may be said in one way only. */
export const onlyLikeThis: readonly {
  readonly pattern: RegExp;
  readonly allowed: readonly string[];
}[] = [];
