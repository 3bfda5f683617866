import { titleSizes } from './drawing.data.ts';

/**
 * Breaks a title into lines at the largest size at which it fits. At the smallest size, text that does not fit is cut
 * and ends with an ellipsis.
 *
 * @param room the width of a line, in px
 * @param widthOf measures a text at a size, in px
 * @returns the lines and their size, in px
 */
export function fitTitle(title: string, room: number, widthOf: (text: string, size: number) => number) {
  for (const { size, lines: most } of titleSizes) {
    const lines = breakLines(title, (text) => widthOf(text, size) <= room);
    const fits = lines.every((line) => widthOf(line, size) <= room);
    if (fits && lines.length <= most) return { size, lines };
  }
  const { size, lines: most } = titleSizes[titleSizes.length - 1] ?? titleSizes[0];
  const fits = (text: string) => widthOf(text, size) <= room;
  const lines = breakLines(title, fits);
  const rest = lines.splice(most - 1).join(' ');
  return { size, lines: [...lines, rest].filter(Boolean).map((line) => cut(line, fits)) };
}

/** Puts as many words on each line as fit; a word longer than a line gets its own. */
function breakLines(title: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, fits: (text: string) => boolean): string {
  if (fits(line)) return line;
  let end = line.length;
  while (end > 0 && !fits(`${line.slice(0, end).trimEnd()}…`)) end--;
  return `${line.slice(0, end).trimEnd()}…`;
}
