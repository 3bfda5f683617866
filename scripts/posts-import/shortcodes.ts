/** WordPress' shortcodes. They stand in the text of a post, where no parser of HTML or XML knows them. */
import type { ImportedPost } from './imported-post.ts';

interface Shortcode {
  name: string;
  attributes: Record<string, string>;
  /** Between the opening and the closing one, if there is a closing one. */
  content: string | undefined;
  /** As it was written. */
  source: string;
}

/** A piece of a text: as it is, or a shortcode. */
type Piece = string | Shortcode;

/**
 * Splits a text at its shortcodes, which are never looked for in tags and comments. What only looks like one, such as
 * "[sic]", and one written as `[[name]]` are text.
 */
export function splitShortcodes(html: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let at = 0;
  const closings = [
    ['<!--', '-->'],
    ['<', '>'],
  ] as const;
  while (at < html.length) {
    const skip = closings.find(([open]) => html.startsWith(open, at));
    const end = skip ? html.indexOf(skip[1], at + skip[0].length) : -1;
    if (skip && end !== -1) {
      at = end + skip[1].length;
      continue;
    }
    const found = html[at] === '[' ? shortcodeAt(html, at) : undefined;
    if (!found) {
      at += 1;
      continue;
    }
    pieces.push(html.slice(from, at), found);
    at += found.source.length;
    from = at;
  }
  return [...pieces, html.slice(from)].filter((piece) => piece !== '');
}

const OPENING = /\[([a-z][\w-]*)((?:\s+[^\][]*?)?)\s*(\/?)\]/iy;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|(\S+)/g;

function shortcodeAt(html: string, at: number): Shortcode | undefined {
  OPENING.lastIndex = at;
  const found = OPENING.exec(html);
  if (!found || html[at - 1] === '[') return undefined;
  const [opening, name = '', written = '', isClosed] = found;
  const closing = `[/${name}]`;
  const close = isClosed ? -1 : html.indexOf(closing, at + opening.length);
  const looksLikeOne = close !== -1 || written.includes('=') || /[_-]/.test(name) || known.has(name);
  if (!looksLikeOne) return undefined;
  const attributes: Record<string, string> = {};
  let position = 0;
  for (const [, key, double, single, bare, quoted, word] of written.matchAll(ATTRIBUTE)) {
    if (key) attributes[key.toLowerCase()] = double ?? single ?? bare ?? '';
    else attributes[String(position++)] = quoted ?? word ?? '';
  }
  const isWhole = close !== -1;
  return {
    name: name.toLowerCase(),
    attributes,
    content: isWhole ? html.slice(at + opening.length, close) : undefined,
    source: isWhole ? html.slice(at, close + closing.length) : opening,
  };
}

const known = new Set(['caption', 'wp_caption', 'gallery', 'embed', 'video', 'audio', 'playlist']);

/** The addresses of attachments by their number, and the numbers of those of a post. */
export interface Attachments {
  addressOf: (id: string) => string | undefined;
  ofPost: readonly string[];
}

/** The text with WordPress' own shortcodes as HTML. Of others the content stays, and each is named. */
export function expandShortcodes(
  html: string,
  attachments: Attachments,
  notes: ImportedPost['notes'][number][],
): string {
  return splitShortcodes(html)
    .map((piece) => (typeof piece === 'string' ? piece : expand(piece, attachments, notes)))
    .join('');
}

function expand(code: Shortcode, attachments: Attachments, notes: ImportedPost['notes'][number][]): string {
  const { name, attributes, content = '', source } = code;
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return caption(code);
    case 'gallery': {
      const ids = attributes.ids?.split(',').map((id) => id.trim()) ?? attachments.ofPost;
      const addresses = ids.map((id) => attachments.addressOf(id) ?? `attachment ${id}`);
      notes.push({ kind: 'gallery', what: source });
      for (const lost of addresses.filter((address) => !URL.canParse(address))) {
        notes.push({ kind: 'picture', what: `${lost} is not in the export` });
      }
      const figures = addresses.filter((address) => URL.canParse(address));
      return figures.map((address) => `<figure><img src="${quoted(address)}" alt=""></figure>`).join('\n');
    }
    case 'embed':
      return `\n\n${content.trim()}\n\n`;
    case 'video':
    case 'audio':
    case 'playlist': {
      const address = ['src', 'mp4', 'webm', 'm4v', 'ogv', 'mp3', 'm4a', 'ogg', 'wav']
        .map((key) => attributes[key])
        .find(Boolean);
      notes.push({ kind: 'video', what: address ?? source });
      return address ? `<p><a href="${quoted(address)}">${quoted(address)}</a></p>` : '';
    }
    default:
      notes.push({ kind: 'shortcode', what: source.length > 120 ? `[${name} …]` : source });
      // Its content is text that somebody wrote; a shortcode alone is a program's.
      return expandShortcodes(content, attachments, notes);
  }
}

/** The words below a picture: an attribute once, since WordPress 3.4 what follows the picture. */
function caption({ attributes, content = '' }: Shortcode): string {
  const end = /<\/a>|<img\b[^>]*>(?!\s*<\/a>)/i.exec(content);
  const split = end ? end.index + end[0].length : 0;
  const words = (content.slice(split).trim() || attributes.caption) ?? '';
  return `<figure>${content.slice(0, split).trim()}<figcaption>${words}</figcaption></figure>`;
}

function quoted(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
