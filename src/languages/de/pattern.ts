const LETTER = String.raw`[\p{L}\p{N}_]`;
const EDGE = `(?:(?<!${LETTER})(?=${LETTER})|(?<=${LETTER})(?!${LETTER}))`;

/**
 * A pattern of German: an edge of a word and a letter are what they are in German, and umlauts and ß may be typed as on a
 * keyboard without them. None of these stands in square brackets.
 */
export function pattern(source: string, flags = 'iu'): RegExp {
  const german = source
    .replaceAll(String.raw`\b`, EDGE)
    .replaceAll(String.raw`\w`, LETTER)
    .replaceAll('ä', '(?:ä|ae|a)')
    .replaceAll('ö', '(?:ö|oe|o)')
    .replaceAll('ü', '(?:ü|ue|u)')
    .replaceAll('ß', '(?:ß|ss)');
  return new RegExp(german, flags);
}
