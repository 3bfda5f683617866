/**
 * Makes a slug from a title (docs/spec.md). Latin letters lose their accents; letters of other alphabets stay.
 *
 * @param maxLength in characters; a truncated slug never ends in a hyphen
 * @returns an empty string if the title contains no letter or digit
 */
export function slugOf(title: string, maxLength = Infinity): string {
  const words = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, '')
    .replace(/[\s-]+/g, '-');
  return [...words.replace(/^-/, '')].slice(0, maxLength).join('').replace(/-$/, '');
}

/** The id of the answer to a page's question: `faq-what-can-you-automate`. */
export function questionAnchor(question: string): string {
  return `faq-${slugOf(question)}`;
}

/** Questions with the ids of their answers. */
export function withAnchors<Q extends { readonly question: string }>(questions: readonly Q[]): (Q & { id: string })[] {
  return questions.map((one) => ({ ...one, id: questionAnchor(one.question) }));
}

/** `title`, `title-2`, `title-3` …, none longer than `maxLength`. Without any letter or digit: `post`, `post-2` … */
export function* slugsOf(title: string, maxLength = Infinity): Generator<string, never> {
  const first = slugOf(title, maxLength) || 'post';
  yield first;
  for (let number = 2; ; number++) {
    const suffix = `-${number}`;
    const room = [...first].slice(0, maxLength - suffix.length).join('');
    yield room.replace(/-$/, '') + suffix;
  }
}
