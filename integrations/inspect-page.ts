import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** What a content policy needs to know about a page. */
export interface PageInspection {
  /** Contents of the inline scripts. */
  scripts: string[];
  /** Contents of the style elements. */
  styles: string[];
  /** What no hash can allow: event handlers, style attributes, `javascript:` addresses. */
  forbidden: string[];
}

const ATTRIBUTES = /(?:[^"'>]|"[^"]*"|'[^']*')*/.source;
/** A comment, an element with raw text, or a tag. */
const TOKEN = new RegExp(
  `<!--[^]*?-->|<(script|style|title|textarea)\\b(${ATTRIBUTES})>([^]*?)</\\1\\s*>|<[a-z]${ATTRIBUTES}>`,
  'gi',
);

/**
 * The inline scripts and styles of a built page, and what no hash can allow. Matches tags with a regular expression,
 * because parsing thousands of pages takes longer than building them. The build writes no tag that this would
 * misread, and suspicious tags are parsed.
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

/** Scripts with a source are files, and data blocks (such as JSON-LD) never run. Neither needs a hash. */
function isCode(attributes: string): boolean {
  return !/\ssrc=/i.test(attributes) && !/\stype=["']?[^"'>\s]*json["'\s]/i.test(`${attributes} `);
}

/** Matches more than is forbidden, because a character reference may hide an address. */
const SUSPECT = /[\s"'/](?:style|on\w+)\s*=|javascript|&(?!amp;|quot;)/i;

/** Results by tag: thousands of pages have the same ones. */
const findingsByTag = new Map<string, string[]>();

function forbiddenIn(tag: string): string[] {
  let findings = findingsByTag.get(tag);
  if (!findings)
    findingsByTag.set(tag, (findings = attributesOf(tag).flatMap(forbiddenAttribute(tag))));
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

/** Parses the address as a browser does. With a space that browsers do not strip, it is not a script. */
function isScript(value: string): boolean {
  return URL.parse(value, 'https://here.invalid')?.protocol === 'javascript:';
}
