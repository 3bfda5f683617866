/** Splits a title at its short words with a hyphen, such as 'one-week', which then have the odd places: each stays on one line. */
export function atHyphens(title: string): string[] {
  return title.split(/(?<![\p{L}-])(\p{L}{1,9}-\p{L}{1,10})(?![\p{L}-])/u);
}
