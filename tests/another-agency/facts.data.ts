/** What the pages must say. */
export const facts: readonly { readonly page: string; readonly says: readonly string[] }[] = [
  { page: '/services', says: ['€900-€1,800', '€4,200-€9,500+', '8% off'] },
  { page: '/terms-of-service', says: ['1 September 2026', 'the laws of Portugal', 'in euros'] },
];

/** What may be said in one way only. */
export const onlyLikeThis: readonly {
  readonly pattern: RegExp;
  readonly allowed: readonly string[];
}[] = [];
