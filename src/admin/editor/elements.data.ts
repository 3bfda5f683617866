/** Elements of HTML, by what they are for the editor. */

/** Attributes that are meaningful outside the original page. */
export const meaningful: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  abbr: ['title'],
  time: ['dateTime'],
  ol: ['start', 'reversed'],
  th: ['colSpan', 'rowSpan', 'align', 'scope'],
  td: ['colSpan', 'rowSpan', 'align'],
};

/** Canonical names of synonymous elements. */
export const tagSynonyms: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Underlines look like links; the others only carry styles. */
export const unmarked: readonly string[] = ['span', 'u', 'ins', 'small'];

/** What stands on lines of its own in what is pasted. */
export const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];
export const lists = ['ul', 'ol', 'dl'];
export const blocks = [
  'p',
  'blockquote',
  'pre',
  'hr',
  'div',
  'section',
  'table',
  ...headings,
  ...lists,
  'details',
  'summary',
  'figure',
  'figcaption',
];

/** What the visual editor shows as a block. */
export const writtenBlocks = ['p', 'h1', ...headings, 'blockquote', 'ul', 'ol', 'pre', 'hr', 'table', 'figure'];

/** Nodes that can be at the top level of a document of the visual editor. */
export const topNodes = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'codeBlock',
  'horizontalRule',
  'table',
  'figure',
  'source',
] as const;

/** The attributes of a picture in the visual editor, without a picture. */
export const noPicture = { src: '', alt: null, title: null, width: null, height: null } as const;

/** Marks by element; two elements with one look are one mark, which is written as the first of them. */
export const marks: Readonly<Record<string, string>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  s: 'strike',
  del: 'strike',
  code: 'code',
  u: 'underline',
};

/** Elements within a text that the visual editor shows and keeps, but has no button for. */
export const tagNames: readonly string[] = [
  'sub',
  'sup',
  'mark',
  'small',
  'ins',
  'kbd',
  'samp',
  'var',
  'q',
  'cite',
  'dfn',
];

/** Elements that are in one line with the text around them. */
export const inlineElements = ['a', 'abbr', 'br', 'img', 'span', 'time', ...Object.keys(marks), ...tagNames];
