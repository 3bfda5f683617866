/**
 * A word without its endings, so that 'invoices', 'invoiced' and 'invoicing' are one. It need not be a
 * word any more; it must only be the same for what belongs together.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = withoutPlural(word);
  return kept.has(singular) ? singular : withoutEnding(singular);
}

/** Words that would fall together with others that mean something else. */
const kept: ReadonlySet<string> = new Set(
  'agreement apple binder care customer evening founder letter police policy programmer ready starter statement story tone waiter'.split(
    ' ',
  ),
);

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || word === 'customs') return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

/** The first that fits and leaves enough of the word; what is left of a doubled consonant is one. */
const endings = [
  'izations',
  'ization',
  'ational',
  'ments',
  'ation',
  'ating',
  'ators',
  'ment',
  'ated',
  'ator',
  'ions',
  'able',
  'ing',
  'ion',
  'ate',
  'ful',
  'ed',
  'er',
  'ly',
  'e',
  'y',
];

/** Endings that many short words only seem to have, such as 'apply' and 'user'. */
const SHORT: ReadonlySet<string> = new Set(['er', 'ly']);

function withoutEnding(word: string): string {
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word
      .slice(0, -ending.length)
      .replace(/(?<=[^aeiou]\w+)e$/, ending.startsWith('ment') ? '' : 'e');
    if (rest.length < (SHORT.has(ending) ? 4 : 3) || !/[aeiouy]/.test(rest)) continue;
    return /([bdfgklmnprt])\1$/.test(rest) && !/(?:ll|ss)$/.test(rest) ? rest.slice(0, -1) : rest;
  }
  return word;
}
