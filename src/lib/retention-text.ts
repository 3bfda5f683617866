/** Writes days as policies of a locale print them, e.g. '24 months', '90 days', '24 hours'. */
export function retentionIn(locale: string): (days: number) => string {
  const write = (count: number, unit: 'hour' | 'day' | 'month') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return (days) => {
    if (days === 1) return write(24, 'hour');
    return days >= 365 ? write(Math.round((days / 365) * 12), 'month') : write(days, 'day');
  };
}
