import { numberWords } from '#src/lib/number-words.data.ts';
import { aspects } from '#src/domain/assistant/understand.ts';
import { stopWords, termsOf, weakWords, wordsOf } from '#src/domain/assistant/words/normalize.ts';
import { stem } from '#src/domain/assistant/words/stem.ts';
import { address, day, figure, markup, negation, pledge } from './claims.data.ts';

/** Share of a sentence's topic words that the fact must contain. */
const COVERED = 0.75;

/**
 * Whether a fact supports what a sentence says: its figures, days, names, addresses and promises, most of its words,
 * and the same number of 'not'. A true sentence in other words is refused too; that is the price of letting nothing
 * false through.
 *
 * @param isVerbatim whether only the fact's own words will do, as for a clause of a contract
 */
export function isHeld(sentence: string, fact: string, isVerbatim = false): boolean {
  if (markup.test(sentence)) return false;
  if (isVerbatim) return plain(fact).includes(plain(sentence));
  const [said, known] = [sentence.toLowerCase(), fact.toLowerCase()];
  const knownWords = new Set(wordsOf(fact).map(stem));
  const literal = [...matches(said, address), ...matches(said, day)];
  return (
    isAbout(sentence, fact) &&
    literal.every((text) => known.includes(text.replace(/[.,;:!?]+$/, ''))) &&
    matches(said, pledge).every((word) => matches(known, pledge).includes(word)) &&
    namesIn(sentence).every((name) => wordsOf(name).every((word) => knownWords.has(stem(word)))) &&
    figuresIn(sentence).every((one) => isFigureOf(one, sentence, fact)) &&
    negation.test(said) === negation.test(nearest(sentence, fact).toLowerCase())
  );
}

/** The sentences of a text. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.?!;])\s+|\n+/).filter((part) => part.trim());
}

function matches(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

/** Normalized for verbatim comparison. */
function plain(text: string): string {
  return wordsOf(text).join(' ');
}

function isAbout(sentence: string, fact: string): boolean {
  const known = new Set([fact, ...sentencesIn(fact)].flatMap((text) => termsOf(wordsOf(text))));
  const subject = subjectOf(sentence);
  const telling = subject.filter((term) => !weakTerms.has(term));
  const about = telling.length > 0 ? telling : subject;
  const held = about.filter((term) => known.has(term));
  return held.length > 0 && held.length >= COVERED * about.length;
}

/** Except words used for something else: 'hourly' is a way of charging. */
const weakTerms = new Set([...weakWords, ...numberWords].map(stem).filter((term) => termsOf([term])[0] === term));

/** Topic words of a text, without general words and numbers. */
function subjectOf(text: string): string[] {
  return termsOf(wordsOf(text)).filter((term) => !aspects.has(term) && !/^\d/.test(term));
}

/** Capitalized words; a common first word does not count. */
function namesIn(sentence: string): string[] {
  const [first = '', ...others] = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu) ?? [];
  const word = wordsOf(first)[0] ?? '';
  const isCommon = stopWords.has(word) || weakWords.has(word);
  return [...(isCommon ? [] : [first]), ...others.filter((other) => /^\p{Lu}/u.test(other))].filter(
    (name) => name !== 'I',
  );
}

/** Figures in one form, so that '$300 to $600', '2 to 6 weeks' and 'a month' are what the site prints. */
function figuresIn(text: string): string[] {
  const even = text
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => {
      const number = numberWords.indexOf(word);
      return number > 1 ? String(number) : word;
    })
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/ ?(?:%|\bpercent\b)/g, '%')
    .replace(/(?<=\d)(?:\/|\s+(?:per|an?|each)\s+)([a-z]+)/g, '/$1')
    .replace(/(?<=\d\/[a-z]+)(?:\/|\s+(?:per|an?|each)\s+)([a-z]+)/g, '/$1')
    .replace(/\b(?:one|an?) (?=(?:minute|hour|day|week|month|year)\b)/g, '1 ')
    .replace(/(?<=\d)\s*(?:[-–—]|\b(?:to|and|through)\b)\s*[$€£]?(?=\d)/g, '-');
  return matches(even, figure).map((found) => {
    const [amount = found, unit = ''] = found.split(/(?<=^[^$€£]*[\d+])[- ]?(?=[a-z])/);
    return unit && !stopWords.has(unit) ? `${amount} ${stem(unit)}` : amount;
  });
}

/**
 * Whether a fact has this figure for the subject of the sentence. If the fact has several figures of a kind, as a
 * price list does, the sentence must not contain a word that names one of the others.
 */
function isFigureOf(one: string, sentence: string, fact: string): boolean {
  const alike = fact
    .split(/[.;?!,]\s|\n/)
    .map((clause) => ({ figures: figuresIn(clause), terms: new Set(termsOf(wordsOf(clause))) }))
    .filter(({ figures }) => figures.some((other) => kindOf(other) === kindOf(one)));
  const about = termsOf(wordsOf(sentence)).filter((term) => !aspects.has(term));
  return alike
    .filter(({ figures }) => figures.includes(one))
    .some((own) => alike.every(({ terms }) => about.every((term) => own.terms.has(term) || !terms.has(term))));
}

function kindOf(one: string): string {
  if (/^[$€£]/.test(one)) return '$';
  return one.endsWith('%') ? '%' : '';
}

/** The sentence of a fact that has the most in common with another sentence. */
function nearest(sentence: string, fact: string): string {
  const terms = termsOf(wordsOf(sentence));
  const shared = (text: string) => {
    const known = new Set(termsOf(wordsOf(text)));
    return terms.filter((term) => known.has(term)).length;
  };
  return sentencesIn(fact).reduce((best, next) => (shared(next) > shared(best) ? next : best), '');
}
