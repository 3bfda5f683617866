/** How amounts of money are written in a locale (BCP 47) and a currency (ISO 4217). */
export function moneyIn(locale: string, currency: string) {
  const style = { style: 'currency', currency } as const;
  const whole = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 });
  const compact = new Intl.NumberFormat(locale, {
    ...style,
    notation: 'compact',
    // Where a language has no short form, as whole amounts are written: '1.500 €'.
    useGrouping: true,
    // JavaScriptCore would write '$20.0k'.
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return {
    /** What amounts are recognized by, e.g. '$'. */
    sign: whole.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
    /** Without decimals, e.g. '$12,000' (docs/spec.md). */
    whole: (amount: number) => withMinus(whole.format(amount)),
    /** In short form, e.g. '$12k', '$1.5M'. */
    short: (amount: number) => withMinus(compact.format(amount)).replace('K', 'k'),
  };
}

/** Intl writes a loss with a hyphen in English and German, at which a line may break. */
function withMinus(amount: string): string {
  return amount.replace('-', '\u2212');
}
