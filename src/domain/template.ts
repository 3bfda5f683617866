/**
 * Pages with marks where a post will stand, filled by the build for each post, and by a function for one
 * that was published since:
 *
 *     {{view.title}}                          a text, escaped: in an element or a quoted attribute
 *     {{view.contentHtml:html}}               HTML that is safe already
 *     "{{structuredData.0:json}}"             a value in a block of JSON, with its quotes
 *     <!--if:next-->…<!--/if:next-->          only where there is such a thing
 *     <!--each:related-->…<!--/each:related-->  once for each of a list; the marks name its fields
 *
 * A page is parsed once and filled in one pass: what a field says is never taken for a mark.
 */

/** What a page is filled with. */
export type Fields = Readonly<Record<string, unknown>>;

type Format = 'text' | 'html' | 'json';
type Part =
  | string
  | { field: string; format: Format }
  | { kind: 'if' | 'each'; field: string; parts: Part[] };

export interface Template {
  /** @throws {Error} where the page marks a field that there is not */
  fill: (fields: Fields) => string;
}

/** @throws {Error} where a block is not closed */
export function parseTemplate(markup: string): Template {
  const tokens = markup.split(TOKEN);
  const parts = readParts(tokens);
  if (tokens.length > 0) throw new Error(`A template closes what it has not opened: ${tokens[0]}`);
  return { fill: (fields) => fillParts(parts, fields) };
}

const TOKEN = /("\{\{[\w.]+:json\}\}"|\{\{[\w.]+(?::html)?\}\}|<!--\/?(?:if|each):[\w.]+-->)/;
const MARK = /^"?\{\{([\w.]+)(?::(html|json))?\}\}"?$/;
const BLOCK = /^<!--(\/?)(if|each):([\w.]+)-->$/;

/** Takes parts from the tokens up to the end of the block. */
function readParts(tokens: string[], end?: string): Part[] {
  const parts: Part[] = [];
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    if (token === end) return parts;
    const [, closes, kind, name = ''] = BLOCK.exec(token) ?? [];
    const [, field, format = 'text'] = MARK.exec(token) ?? [];
    if (closes) throw new Error(`A template closes what it has not opened: ${token}`);
    if (kind === 'if' || kind === 'each') {
      parts.push({ kind, field: name, parts: readParts(tokens, `<!--/${kind}:${name}-->`) });
    } else {
      parts.push(field === undefined ? token : { field, format: format as Format });
    }
  }
  if (end) throw new Error(`A template does not close ${end}`);
  return parts;
}

function fillParts(parts: Part[], fields: Fields): string {
  return parts.map((part) => fillPart(part, fields)).join('');
}

function fillPart(part: Part, fields: Fields): string {
  if (typeof part === 'string') return part;
  const value = valueOf(part.field, fields);
  if ('format' in part) return written(value, part.format);
  if (part.kind === 'if') return isThere(value) ? fillParts(part.parts, fields) : '';
  return (value as Fields[]).map((item) => fillParts(part.parts, item)).join('');
}

function valueOf(path: string, fields: Fields): unknown {
  let value: unknown = fields;
  // What is null has no fields, and is asked for them only within a block that is left out.
  for (const name of path.split('.')) {
    if (value === null) return null;
    value = Object.hasOwn(Object(value), name) ? (value as Fields)[name] : undefined;
  }
  if (value === undefined) throw new Error(`A template marks what is not given: ${path}`);
  return value;
}

function isThere(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function written(value: unknown, format: Format): string {
  // A `<` could end the script that the block of JSON stands in.
  if (format === 'json') return JSON.stringify(value).replaceAll('<', '\\u003c');
  const text = String(value ?? '');
  if (format === 'html') return text;
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** As Astro writes them, so that a page filled here is the page that is built. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
