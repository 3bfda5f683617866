/** The forms a language has for a count: `other` always, the rest where the language has them (Unicode CLDR). */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses the form of a count by the rules of a language (BCP 47): `one` for 1 in English, `few` for 2 in Polish. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
