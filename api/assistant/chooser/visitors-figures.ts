/** Whether a figure is the visitor's: a language model may take it from a message and from nowhere else. */
import { counts, quotes, sums } from '#src/content/language.ts';
import type { ModelChoice } from './choice.ts';

type Figures = Pick<ModelChoice, 'users' | 'months' | 'hours' | 'wage' | 'quote' | 'budget'>;

const { countIn, FIGURE, figureOf, figures, numberWords } = counts;
const { units } = sums;

/** The figures of a choice that stand in the visitor's words, or follow from them: 'two years', 'two hours a day'. */
export function visitorsFigures(chosen: Figures, words: string): Figures {
  const told = numbersIn(words);
  const isTold = (figure: number) => told.has(figure);
  const of = (figure: number | undefined, ...ways: ((figure: number) => boolean)[]) =>
    figure !== undefined && [isTold, ...ways].some((way) => way(figure)) ? figure : undefined;
  const [aDay, aYear] = [quotes.A_DAY, quotes.A_YEAR].map((sign) => sign.test(words));
  return {
    users: of(chosen.users),
    months: of(chosen.months, (months) => Boolean(aYear) && (months === 12 || told.has(months / 12))),
    hours: of(chosen.hours, (hours) => Boolean(aDay) && (told.has(hours / 5) || told.has(hours / 7))),
    wage: of(chosen.wage),
    quote: of(chosen.quote),
    budget: of(chosen.budget),
  };
}

const number = new RegExp(
  String.raw`(?:(${FIGURE})|\b(${numberWords.join('|')})\b)[ -]?(${Object.keys(units).join('|')})?(?!\p{L})|(${figures.source})`,
  'giu',
);

function numbersIn(text: string): Set<number> {
  return new Set(
    [...text.matchAll(number)].map(([, digits, word, unit = '', others]) => {
      const written = digits ?? others;
      const count = written ? figureOf(written) : countIn(word);
      return count * (units[unit.toLowerCase()] ?? 1);
    }),
  );
}
