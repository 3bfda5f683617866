import { numberWords, tens } from '#src/messages/en/number-words.data.ts';

export { numberWords };

/** A whole number in a text, in figures or as a word, as the source of a regular expression with one group. */
export const COUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6}|${numberWords.slice(1).join('|')})`;

/** Figures alone. */
export const figures = /[\d,]+/;

/** A number in figures, also with decimals, as the source of a regular expression without a group. */
export const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`;

/** The number that `FIGURE` has found. */
export function figureOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** The number that `COUNT` has found; NaN for anything else. */
export function countIn(text = ''): number {
  const word = numberWords.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replaceAll(',', '') || NaN) : word;
}

const multiples: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000 };
const compound = new RegExp(String.raw`\b(${tens.join('|')})(?:[- ](${numberWords.slice(1, 10).join('|')}))?\b`, 'gi');
const multiple = new RegExp(String.raw`\b(half(?: an?)?|an?|${COUNT}) (dozen|hundred|thousand)\b`, 'gi');

/** Writes numbers of several words in figures: 'thirty-four' is 34, 'half a dozen' 6, 'five thousand' 5000. */
export function inFigures(text: string): string {
  return text
    .replace(compound, (_, ten: string, one?: string) =>
      String((tens.indexOf(ten.toLowerCase()) + 2) * 10 + (one ? countIn(one) : 0)),
    )
    .replace(multiple, (_, given: string, __: string, unit: string) => {
      const many = multiples[unit.toLowerCase()] ?? 1;
      if (/^half/i.test(given)) return String(many / 2);
      return String(/^an?$/i.test(given) ? many : countIn(given) * many);
    });
}
