import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import { settleAddresses } from './addresses.ts';
import { Budget } from './budget.ts';
import { fitIntoPage } from './fit-into-page.ts';
import { LINK_CARD } from './link-card.ts';

/** The allow-list of a post. Everything else is removed. */
export const allowed: Schema = {
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
    // Set in link-card.ts.
    p: [['className', LINK_CARD]],
    img: ['src', 'alt', 'title', 'width', 'height', ['loading', 'lazy'], ['decoding', 'async']],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    th: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right'], 'scope'],
    abbr: ['title'],
    time: ['dateTime'],
    details: ['open'],
    '*': ['lang', 'dir'],
  },
  // Checked in addresses.ts.
  protocols: {},
  // These are removed with their content; of other unknown elements the text stays.
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

/** More passes than any known HTML needs to become stable; beyond that it is an attack. */
const MOST_READINGS = 5;

/**
 * Safe HTML from HTML of any origin: parsed as a browser does, reduced to the allow-list and serialized. Nothing may
 * change the result afterwards.
 *
 * The result is parsed again until that changes nothing: without a removed element, a browser may nest its siblings
 * differently. So the checked tree is the tree in the page.
 *
 * @throws {ContentTooLarge}
 */
export function sanitise(source: string): string {
  let clean = reduce(source);
  for (let reading = 1; reading < MOST_READINGS; reading++) {
    const again = reduce(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return '';
}

function reduce(source: string): string {
  const tree = readHtml(source);
  fitIntoPage(tree);
  const safe = sanitize(fromParse5(tree), allowed);
  settleAddresses(safe);
  return toHtml(safe);
}

/** The parsing context: in it, stray parts of a table are ignored and swallow no text. */
const place = defaultTreeAdapter.createElement('div', html.NS.HTML, []);

/**
 * HTML as a browser reads it into a page.
 *
 * @throws {ContentTooLarge}
 */
function readHtml(source: string): DefaultTreeAdapterTypes.DocumentFragment {
  const budget = new Budget();
  const createElement: typeof defaultTreeAdapter.createElement = (name, namespace, attributes) => {
    budget.addElement();
    budget.addAttributes(attributes.reduce((sum, { value }) => sum + value.length, 0));
    return defaultTreeAdapter.createElement(name, namespace, attributes);
  };
  return parseFragment(place, source, { treeAdapter: { ...defaultTreeAdapter, createElement } });
}
