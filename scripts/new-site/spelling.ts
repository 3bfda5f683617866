/** Where German is written without ß. */
const WITHOUT_ESZETT = ['CH', 'LI'];

/** A text of the starting content as a country spells it. */
export function spelledIn(country: string, text: string): string {
  return WITHOUT_ESZETT.includes(country) ? text.replaceAll('ß', 'ss') : text;
}
