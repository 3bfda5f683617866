import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** A file's fields, by their names in lower case without `_` and `-`, and what stands below them. */
export interface FrontMatter {
  fields: Record<string, unknown>;
  body: string;
}

/** What a file may begin and end its fields with. Of the languages none is evaluated. */
const fences = [
  { fence: '---', parse: (text: string): unknown => parseYaml(text, { logLevel: 'error' }) },
  { fence: '+++', parse: (text: string): unknown => parseToml(text) },
];

/**
 * Splits a file into fields and body.
 *
 * @param source with line feeds alone, without a byte order mark
 * @throws {Error} whose message says in one line why the fields cannot be read
 */
export function readFrontMatter(source: string): FrontMatter {
  const [first = '', ...lines] = source.replace(/^\n+/, '').split('\n');
  for (const { fence, parse } of fences) {
    if (first.trimEnd() === fence) {
      const end = lines.findIndex((line) => line.trimEnd() === fence || (fence === '---' && line.trimEnd() === '...'));
      // A rule on top of a text without fields.
      if (end === -1) return { fields: {}, body: source };
      return { fields: fieldsOf(parse, lines.slice(0, end)), body: lines.slice(end + 1).join('\n') };
    }
    const language = first.startsWith(fence) ? first.slice(fence.length).trim() : '';
    if (/^\w+$/.test(language)) throw new Error(`its front matter is in ${language}, which is not read`);
  }
  return /^\{\s*("|$)/.test(first) ? readJsonMatter([first, ...lines]) : { fields: {}, body: source };
}

/** Hugo's third notation: an object of JSON on top of the text. */
function readJsonMatter(lines: string[]): FrontMatter {
  const end = lines.findIndex((line) => /^\}\s*$/.test(line) || (line === lines[0] && /\}\s*$/.test(line)));
  return {
    fields: fieldsOf((text) => JSON.parse(text), lines.slice(0, end + 1)),
    body: lines.slice(end + 1).join('\n'),
  };
}

function fieldsOf(parse: (text: string) => unknown, lines: string[]): Record<string, unknown> {
  try {
    const read = parse(lines.join('\n'));
    if (read === null || read === undefined) return {};
    if (typeof read !== 'object' || Array.isArray(read)) throw new Error('there are no fields');
    return Object.fromEntries(Object.entries(read).map(([name, value]) => [plainName(name), value]));
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new Error(`its front matter cannot be read: ${reason}`);
  }
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '');
}
