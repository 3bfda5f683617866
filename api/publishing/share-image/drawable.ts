/**
 * The letters in both families of src/ui/fonts: Latin of Western and Central Europe. A letter beyond would be blank, or a
 * box, or drawn with whatever the machine has. `npm run fonts` decides which letters the files have.
 */
const UNDRAWABLE = /[^\x20-\x7e\xa0-\u0131\u0134-\u0148\u014a-\u017e–—‘’‚“”„•…‹›€−]/u;

/** Emoji: the words say the same without them. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/u;

/** Hints to programs, which show nothing: directions, joiners, variants, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/** A text in letters that can be drawn, without emoji; undefined if others are in it, or nothing is left. */
export function drawable(text: string): string | undefined {
  const composed = text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[‐‑]/g, '-')
    .replace(/\s+/g, ' ');
  const letters = [...composed].filter((letter) => !UNDRAWABLE.test(letter) || !EMOJI.test(letter));
  const drawn = letters.join('').replace(/ {2,}/g, ' ').trim();
  return UNDRAWABLE.test(drawn) || !/[\p{L}\p{N}]/u.test(drawn) ? undefined : drawn;
}
