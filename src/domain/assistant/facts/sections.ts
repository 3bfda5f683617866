import type { Passage } from '../fact.ts';

/** Characters that one section has at most, unless one paragraph alone is longer. */
const LONGEST = 420;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', '#39': '’' };

/** The text of a post, typed as Markdown or HTML, in sections short enough to be an answer, each found by its heading too. */
export function sectionsOf(content: string): Passage[] {
  const sections: { text: string; about: string }[] = [];
  let about = '';
  let header: string[] | undefined;
  for (const line of linesOf(content)) {
    const heading = /^#+ (.*)/.exec(line)?.[1];
    const cells = line.includes('|') ? cellsOf(line) : undefined;
    if (!cells) header = undefined;
    if (heading !== undefined) about = heading;
    else if (cells && !header) header = cells;
    else {
      const text = cells && header ? sayRow(header, cells) : sayLine(line);
      const last = sections.at(-1);
      if (!text) continue;
      if (last?.about === about && last.text.length + text.length < LONGEST) last.text += ` ${text}`;
      else sections.push({ text, about });
    }
  }
  return sections;
}

/** Its blocks, each on one line: headings and table rows as in Markdown, everything else as plain text. */
function linesOf(content: string): string[] {
  return content
    .replace(/^```.*$/gm, '')
    .replace(/<h\d[^>]*>/gi, '\n# ')
    .replace(/<\/t[hd]>/gi, '|')
    .replace(
      /<\/?(?:p|h\d|ul|ol|li|d[ltd]|table|thead|tbody|tr|pre|div|blockquote|figure|figcaption|hr|br)\b[^>]*>/gi,
      '\n',
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#39);/gi, (_, name: string) => entities[name] ?? ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`<>{}[\]]|^[-=| :]+$/gm, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** 'Days in the tray 3: Money lent $84,000, Interest $7,560.', 'SPF: which servers may send.' */
function sayRow([first = '', ...header]: readonly string[], [name = '', ...cells]: readonly string[]): string {
  const isCounted = !/\p{L}/u.test(name);
  const isOne = cells.length === 1 && !isCounted;
  const values = cells.map((cell, at) => (isOne ? cell : `${header[at] ?? ''} ${cell}`.trim()));
  return sayLine(`${isCounted ? `${first} ` : ''}${name}: ${values.join(', ')}`.trim());
}

/** An item of a list without its mark; as a sentence, since others follow. */
function sayLine(line: string): string {
  const text = line.replace(/^(?:[-+]|\d+\.) +/, '').replaceAll('!', '.');
  return /[.?:;”"]$/.test(text) ? text : `${text}.`;
}
