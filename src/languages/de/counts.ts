import { pattern } from './pattern.ts';

/** Each at its own place: zero to twenty. */
export const numberWords: readonly string[] =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  );

const tens: readonly string[] = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** One before a noun. */
const one = ['ein', 'eine', 'einen', 'einem', 'einer'];

/** A whole number in a text, in figures or as a word, as the source of a regular expression with one group. */
export const COUNT = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,6}|${[...numberWords.slice(2), 'eins', 'fuenf', 'zwoelf'].join('|')}|eine?[nmr]?)`;

/** Figures alone. */
export const figures = /\d[\d.]*/;

/** A number in figures, also with decimals, as the source of a regular expression without a group. */
export const FIGURE = String.raw`\d[\d.]*(?:,\d+)?`;

/** The number that `FIGURE` has found. */
export function figureOf(text: string): number {
  return Number(text.replace(/\.(?=\d{3}|$)/g, '').replace(',', '.'));
}

/** The number that `COUNT` has found; NaN for anything else. */
export function countIn(text = ''): number {
  const word = text.toLowerCase().replace('fuenf', 'fünf').replace('zwoelf', 'zwölf');
  if (one.includes(word)) return 1;
  const place = numberWords.indexOf(word);
  return place < 0 ? Number(text.replaceAll('.', '') || NaN) : place;
}

const multiples: Record<string, number> = { dutzend: 12, hundert: 100, tausend: 1000 };
const ofTens = pattern(String.raw`\b(?:(ein|${numberWords.slice(2, 10).join('|')})und)?(${tens.join('|')})\b`, 'giu');
const multiple = pattern(String.raw`\b(?:(halbes|anderthalb|${COUNT}) ?)?(dutzend|hundert|tausend)\b`, 'giu');
/** 'Zu fünft'. */
const together = 'zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft'.split(' ');
const inTogether = pattern(String.raw`\bzu (${together.join('|')})\b`, 'giu');

const plainOf = (word: string) => word.toLowerCase().replace('ue', 'ü').replace('oe', 'ö').replace('ss', 'ß');

/** Writes numbers of several words in figures: 'vierunddreißig' is 34, 'ein Dutzend' 12, 'zu fünft' 'zu 5'. */
export function inFigures(text: string): string {
  return text
    .replace(ofTens, (_, ones: string | undefined, ten: string) =>
      String((tens.indexOf(plainOf(ten)) + 2) * 10 + (ones ? countIn(ones) : 0)),
    )
    .replace(multiple, (_, given: string | undefined, __: string | undefined, unit: string) => {
      const many = multiples[unit.toLowerCase()] ?? 1;
      if (/^halbes/i.test(given ?? '')) return String(many / 2);
      if (/^anderthalb/i.test(given ?? '')) return String(many * 1.5);
      return String(given ? countIn(given) * many : many);
    })
    .replace(inTogether, (_, count: string) => `zu ${together.indexOf(plainOf(count)) + 2}`);
}
