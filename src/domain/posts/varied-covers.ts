import { type CoverName, coverNames } from '#src/contracts/cover.ts';

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
