import { coverWords } from './cover-words.data.ts';

/** The drawn covers (cover-drawings.data.ts), with the words of a title that choose each. */
export type CoverName = keyof typeof coverWords;

const coverNames = Object.keys(coverWords) as readonly CoverName[];

/** The earliest whole word that fits a cover, as a group by the cover's name. */
const words = coverNames.map((name) => `(?<${name}>${coverWords[name]})`).join('|');
const pattern = new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'u');

/** The cover that the earliest fitting word of a title asks for, otherwise one that follows from the title. */
export function coverOf(title: string): CoverName {
  const found = pattern.exec(title.toLowerCase())?.groups;
  const suited = found && coverNames.find((name) => found[name]);
  return suited ?? (coverNames[hash(title) % coverNames.length] as CoverName);
}

/** Cards that are next to each other in a list of up to three columns, whose first card may be wider. */
const NEAR = 4;

/** The covers of a list's posts, in order: those that suit them, replaced where one near would look alike. */
export function variedCovers(suited: readonly CoverName[]): CoverName[] {
  const drawn: CoverName[] = [];
  for (const [index, name] of suited.entries()) {
    const before = drawn.slice(-NEAR);
    const taken = [...before, ...suited.slice(index + 1, index + 1 + NEAR)];
    const others = coverNames.slice(index % coverNames.length).concat(coverNames);
    const other = before.includes(name) && others.find((each) => !taken.includes(each));
    drawn.push(other || name);
  }
  return drawn;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
