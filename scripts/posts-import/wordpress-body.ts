import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { element, isElement, readTree, replaceIn } from './html-tree.ts';
import type { ImportedPost } from './imported-post.ts';
import { addLooseParagraphs, addParagraphs } from './paragraphs.ts';
import { type Attachments, expandShortcodes } from './shortcodes.ts';

/** What a block of WordPress' own shows is in its HTML; a comment that ends in a slash is drawn by a program. */
const DRAWN = /^\s*wp:([\w/-]+)(.*)\/\s*$/s;

/** Signs without a text of their own. */
const SIGNS = /^(more|nextpage|separator|spacer|footnotes)$/;

/**
 * The text of a post of either editor as HTML.
 *
 * @param footnotes the texts of its footnotes, as the block editor keeps them in a field of the post
 */
export function bodyOf(content: string, attachments: Attachments, footnotes: string) {
  const notes: ImportedPost['notes'][number][] = [];
  const hasBlocks = content.includes('<!-- wp:');
  const root = readTree(expandShortcodes(content.replace(/\r\n?/g, '\n'), attachments, notes));
  if (hasBlocks) addLooseParagraphs(root);
  else addParagraphs(root);
  const texts = footnotesIn(footnotes, notes);
  replaceIn(root, (node) => {
    if (isElement(node, 'figure') && hasClass(node.properties.className, 'wp-block-gallery')) {
      const { length } = node.children.filter((child) => isElement(child));
      notes.push({ kind: 'gallery', what: length === 1 ? '1 picture' : `${length} pictures` });
    }
    // WordPress shows what an address on a line of its own leads to.
    if (isElement(node, 'p', 'figure')) {
      const address = toText(node).trim();
      if (/^https?:\/\/\S+$/.test(address) && !toHtml(node).includes('<a ')) {
        notes.push({ kind: 'embed', what: address });
        return [element('p', {}, element('a', { href: address }, address))];
      }
    }
    if (node.type !== 'comment') return undefined;
    const [, name = '', options = ''] = DRAWN.exec(node.value) ?? [];
    if (name === 'footnotes' && texts.length > 0) return [footnoteList(texts)];
    if (name && !SIGNS.test(name)) notes.push({ kind: 'component', what: `${name}${options.trimEnd().slice(0, 80)}` });
    return [];
  });
  return { html: toHtml(root), notes };
}

interface Footnote {
  id: string;
  content: string;
}

function footnotesIn(source: string, notes: ImportedPost['notes'][number][]): Footnote[] {
  if (source === '') return [];
  try {
    const read: unknown = JSON.parse(source);
    return (Array.isArray(read) ? read : []).filter(
      (one): one is Footnote => typeof one?.id === 'string' && typeof one?.content === 'string',
    );
  } catch {
    notes.push({ kind: 'footnotes', what: 'their texts cannot be read' });
    return [];
  }
}

function footnoteList(footnotes: readonly Footnote[]) {
  return element(
    'ol',
    {},
    ...footnotes.map(({ id, content }) =>
      element(
        'li',
        { id },
        ...readTree(content).children.filter((child) => child.type !== 'doctype'),
        ' ',
        element('a', { href: `#${id}-link` }, '↩'),
      ),
    ),
  );
}

function hasClass(classes: unknown, name: string): boolean {
  return Array.isArray(classes) && classes.includes(name);
}
