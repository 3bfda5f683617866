const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** US dollars without decimals, e.g. '$12,000' (docs/spec.md). */
export function usd(amount: number): string {
  return whole.format(amount);
}

/** US dollars in short form, e.g. '$12k', '$1.5M'. */
export function shortUsd(amount: number): string {
  return compact.format(amount).replace('K', 'k');
}
