/**
 * What the visual editor can hold: Tiptap's kit, reduced and extended to what read-block.ts reads. Our nodes have no rules
 * for HTML, because no HTML is read but what is on the page already.
 */
import { type Extensions, Extension, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import StarterKit from '@tiptap/starter-kit';
import type { Language } from '../content/tools.ts';
import { leaving } from './leaving.ts';
import { moveBlocks } from './move-blocks.ts';
import { tables } from './tables.ts';
import { typedLinks } from './typed-links.ts';
import { noPicture, tagNames, topNodes } from '../elements.data.ts';

/** An attribute that is not in the page. */
const hidden = (standard: unknown) => ({ default: standard, rendered: false });

const attributes = Extension.create({
  name: 'attributes',
  addGlobalAttributes: () => [
    // The block of the source that the node was read from (source-blocks.ts).
    { types: [...topNodes], attributes: { block: { ...hidden(null), keepOnSplit: false } } },
    { types: ['bulletList', 'orderedList'], attributes: { loose: hidden(false) } },
  ],
});

/** The attributes of a picture, as its element has them. */
const pictureAttributes = () =>
  Object.fromEntries(Object.entries(noPicture).map(([name, none]) => [name, { default: none }]));

const picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: pictureAttributes,
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A picture with a caption, which may be empty. */
const figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: pictureAttributes,
  renderHTML: ({ HTMLAttributes: { dir, ...picture } }) => ['figure', { dir }, ['img', picture], ['figcaption', 0]],
});

/** Backspace in an isolating node: an empty source is deleted; at the start of a caption, its picture is selected. */
const backspace = Extension.create({
  name: 'backspace',
  addKeyboardShortcuts: () => ({
    Backspace({ editor }) {
      const { $from, empty } = editor.state.selection;
      if (!empty || $from.parentOffset > 0) return false;
      const { name } = $from.parent.type;
      if (name === 'figure') return editor.commands.setNodeSelection($from.before());
      return name === 'source' && $from.parent.content.size === 0 && editor.commands.setParagraph();
    },
  }),
});

/** Elements that have no button here, such as `sub` and `kbd`. */
const tag = Mark.create({
  name: 'tag',
  excludes: '',
  addAttributes: () => ({ name: hidden('mark') }),
  parseHTML: () => tagNames.map((name) => ({ tag: name, attrs: { name } })),
  renderHTML: ({ mark }) => [String(mark.attrs.name), 0],
});

/** A part of the source without a visual form. Its text is the source. */
const source = (language: Language) =>
  Node.create({
    name: 'source',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    isolating: true,
    renderHTML: ({ HTMLAttributes }) => [
      'pre',
      mergeAttributes(HTMLAttributes, {
        'data-source': language === 'html' ? 'HTML' : 'Markdown',
        class: 'write-source',
        spellcheck: 'false',
      }),
      ['code', 0],
    ],
  });

/** The extensions of a document in a language. */
export function extensionsFor(language: Language): Extensions {
  return [
    StarterKit.configure({
      document: false,
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        // Words such as "readme.md" are no addresses.
        shouldAutoLink: (address) => /^https?:\/\//i.test(address),
        HTMLAttributes: { target: null, rel: null, class: null },
      },
      dropcursor: { color: false, class: 'bg-cobalt' },
      // Markdown has no underlining.
      ...(language === 'markdown' && { underline: false }),
      code: false,
    }),
    Node.create({ name: 'doc', topNode: true, content: '(block | source)+' }),
    tag,
    // Innermost, since Markdown has only text in it; it may be bold or a link here.
    Code.extend({ excludes: '' }),
    ...tables,
    picture,
    figure,
    source(language),
    backspace,
    leaving,
    typedLinks,
    moveBlocks,
    attributes,
  ];
}
