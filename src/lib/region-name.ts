/** A country's name in a locale, such as 'Germany'; its code where the browser has no names, or does not know it. */
export function regionName(region: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? region;
  } catch {
    return region;
  }
}
