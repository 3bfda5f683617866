import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { fitIntoPage } from './fit-into-page.ts';

/** All that may stand in a post. What is not named here is not in the page. */
const allowed: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'div', 'section'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...[
      'a',
      'img',
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'del',
      'ins',
      'mark',
      'small',
      'sub',
      'sup',
    ],
    ...['code', 'kbd', 'samp', 'var', 'q', 'cite', 'abbr', 'dfn', 'time', 'span'],
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height', ['loading', 'lazy'], ['decoding', 'async']],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    th: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right'], 'scope'],
    abbr: ['title'],
    time: ['dateTime'],
    details: ['open'],
    '*': ['lang', 'dir'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
  // What is inside these goes with them; of every other unknown element the text stays.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'svg', 'math', 'title', 'head'],
    ...['iframe', 'object', 'embed', 'applet', 'noembed', 'noframes', 'frameset'],
    ...['textarea', 'select', 'button', 'xmp', 'plaintext', 'audio', 'video', 'canvas'],
  ],
  ancestors: {
    li: ['ol', 'ul'],
    dt: ['dl'],
    dd: ['dl'],
    summary: ['details'],
    ...Object.fromEntries(
      ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((part) => [part, ['table']]),
    ),
  },
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

/**
 * HTML of any origin as it may stand in a page: read as a browser reads it, reduced to an allow-list
 * and written anew from what is left. Nothing may change the result any more.
 */
export function sanitise(html: string): string {
  const tree = parseFragment(html);
  fitIntoPage(tree);
  return toHtml(sanitize(fromParse5(tree), allowed));
}
