import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** What a content policy has to know of a page. */
export interface PageInspection {
  /** Texts of the inline scripts. */
  scripts: string[];
  /** Texts of the style elements. */
  styles: string[];
  /** What no hash can allow: event handlers, style attributes, `javascript:` addresses. */
  forbidden: string[];
}

const ATTRIBUTES = /(?:[^"'>]|"[^"]*"|'[^']*')*/.source;
/** A comment, an element that holds text, or a tag. */
const TOKEN = new RegExp(
  `<!--[^]*?-->|<(script|style|title|textarea)\\b(${ATTRIBUTES})>([^]*?)</\\1\\s*>|<[a-z]${ATTRIBUTES}>`,
  'gi',
);

/**
 * The inline scripts and styles of a built page, and what no hash can allow. Read tag by tag, since
 * parsing thousands of pages takes longer than building them: the build writes no tag that this would
 * misread, and what it suspects is parsed.
 */
export function inspect(html: string): PageInspection {
  const found: PageInspection = { scripts: [], styles: [], forbidden: [] };
  for (const [token, name = '', attributes = '', text = ''] of html.matchAll(TOKEN)) {
    const kind = name.toLowerCase();
    if (kind === 'style') found.styles.push(text);
    if (kind === 'script' && isCode(attributes)) found.scripts.push(text);
    const tag = kind ? `<${kind}${attributes}>` : token;
    if (SUSPECT.test(tag)) found.forbidden.push(...forbiddenIn(tag));
  }
  return found;
}

/** Files have a source; blocks of data (JSON-LD and the like) are never run. Neither needs a hash. */
function isCode(attributes: string): boolean {
  return !/\ssrc=/i.test(attributes) && !/\stype=["']?[^"'>\s]*json["'\s]/i.test(`${attributes} `);
}

/** More than is forbidden; an address may also hide behind a character reference. */
const SUSPECT = /[\s"'/](?:style|on\w+)\s*=|javascript|&(?!amp;|quot;)/i;

/** By tag: thousands of pages have the same ones. */
const judged = new Map<string, string[]>();

function forbiddenIn(tag: string): string[] {
  let findings = judged.get(tag);
  if (!findings) judged.set(tag, (findings = attributesOf(tag).flatMap(forbiddenAttribute(tag))));
  return findings;
}

function attributesOf(tag: string): DefaultTreeAdapterTypes.Element['attrs'] {
  const [element] = parseFragment(tag).childNodes;
  return element && 'attrs' in element ? element.attrs : [];
}

const forbiddenAttribute = (tag: string) => (attribute: { name: string; value: string }) => {
  const { name, value } = attribute;
  const isForbidden = name === 'style' || name.startsWith('on') || isScript(value);
  const element = /^<[^\s/>]+/.exec(tag)?.[0] ?? '<';
  return isForbidden ? [`${element} ${name}="${value.slice(0, 60)}">`] : [];
};

/** By the rules that a browser reads an address by: what a space of another kind stands before is none. */
function isScript(value: string): boolean {
  return URL.parse(value, 'https://here.invalid')?.protocol === 'javascript:';
}
