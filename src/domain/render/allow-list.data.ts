import type { Schema } from 'hast-util-sanitize';

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
    p: [['className', 'link-card']],
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
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
