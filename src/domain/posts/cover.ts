import { type CoverName, coverNames } from '#src/contracts/cover.ts';
import { coverWords } from './cover-words.data.ts';

/** The earliest whole word that fits a cover, as a group by the cover's name. */
const words = coverNames.map((name) => `(?<${name}>${coverWords[name]})`).join('|');
const pattern = new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'u');

/** The cover that the earliest fitting word of a title asks for, otherwise one that follows from the title. */
export function coverOf(title: string): CoverName {
  const found = pattern.exec(title.toLowerCase())?.groups;
  const suited = found && coverNames.find((name) => found[name]);
  return suited ?? (coverNames[hash(title) % coverNames.length] as CoverName);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
