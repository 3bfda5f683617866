/** Amounts of money as a locale (BCP 47) writes them in a currency (ISO 4217). */
export interface Money {
  /** Without decimals, e.g. '$12,000' (docs/spec.md). */
  whole: (amount: number) => string;
  /** In short form, e.g. '$12k', '$1.5M'. */
  short: (amount: number) => string;
}

/** How amounts are written. */
export function moneyIn(locale: string, currency: string): Money {
  const style = { style: 'currency', currency } as const;
  const whole = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 });
  const compact = new Intl.NumberFormat(locale, {
    ...style,
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return {
    whole: (amount) => whole.format(amount),
    short: (amount) => compact.format(amount).replace('K', 'k'),
  };
}
