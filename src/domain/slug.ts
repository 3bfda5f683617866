/** A blog post's slug is at most this long (spec, admin and data, section 9). */
export const BLOG_SLUG_LENGTH = 80;

/**
 * The part of an address that a title gives: lower case, everything but letters, digits, underscores,
 * spaces and hyphens removed, spaces made hyphens, repeated hyphens made one (spec, admin and data,
 * section 5). Accents on Latin letters go with the marks; letters of other alphabets stay as they are.
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
