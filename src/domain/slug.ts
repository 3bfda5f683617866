/**
 * The part of an address that a title gives: lower case, everything but letters, digits, underscores,
 * spaces and hyphens removed, spaces made hyphens, repeated hyphens made one (docs/spec.md).
 * Accents on Latin letters go with the marks; letters of other alphabets stay as they are.
 *
 * @param maxLength in characters; what a cut leaves never ends in a hyphen.
 * @returns an empty text where the title holds no letter or digit at all.
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

/**
 * The slugs that a title may have, the best first: `title`, `title-2`, `title-3` … none longer than
 * `maxLength` characters. A title without any letter or digit gives `post`, `post-2` …
 */
export function* slugsOf(title: string, maxLength = Infinity): Generator<string, never> {
  const first = slugOf(title, maxLength) || 'post';
  yield first;
  for (let number = 2; ; number++) {
    const suffix = `-${number}`;
    const room = [...first].slice(0, maxLength - suffix.length).join('');
    yield room.replace(/-$/, '') + suffix;
  }
}
