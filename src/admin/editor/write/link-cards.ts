/** Link cards in the visual editor: paragraphs of one link, which the page shows as a card (domain/render/link-card.ts). */
import { Extension } from '@tiptap/core';
import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { askForPicture } from '../../media/PictureDialog.tsx';
import type { Embed } from '../unseen.ts';
import { hostOf, isCardLink, LINK_CARD } from '#src/domain/render/link-card.ts';

/** Shows the cards as the page will. What is typed in a card belongs to it; the tool for links makes it text again. */
export const linkCards = Extension.create({
  name: 'linkCards',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(_, before, { doc, selection: { $from }, tr }) {
        if ($from.depth !== 1) return null;
        const start = $from.before();
        const was = start < before.doc.content.size ? before.doc.nodeAt(start) : null;
        const link = was && isCard(was) ? linksIn($from.parent).find(Boolean) : undefined;
        if (!link || isCard($from.parent) || was?.eq($from.parent)) return null;
        if (doc.childCount < before.doc.childCount) return null;
        return tr.addMark(start + 1, $from.after() - 1, link);
      },
      props: {
        decorations({ doc }) {
          const cards: Decoration[] = [];
          doc.forEach((node, at) => {
            const end = at + node.nodeSize;
            if (isCard(node)) cards.push(Decoration.node(at, end, { class: LINK_CARD }));
          });
          return DecorationSet.create(doc, cards);
        },
      },
    }),
  ],
});

/**
 * Inserts a card in place of the empty paragraph with the cursor, or below its block, and selects its words: the next
 * thing to type is what the card says.
 *
 * @returns false if the address is not of another site
 */
export function insertCard(view: EditorView, address: string, words?: string): boolean {
  const { schema, selection, tr } = view.state;
  const card = cardOf(schema, address, words);
  if (!card) return false;
  const { $from } = selection;
  const isFree = isOwnLine(view);
  const place =
    $from.depth === 0 ? { before: $from.pos, after: $from.pos } : { before: $from.before(1), after: $from.after(1) };
  const at = isFree ? place.before : place.after;
  tr.replaceWith(at, place.after, card);
  tr.setSelection(TextSelection.create(tr.doc, at + 1, at + 1 + card.content.size));
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** Puts a card in place of the block with the cursor. */
export function replaceWithCard(view: EditorView, embed: Embed | undefined): void {
  const { schema, selection, tr } = view.state;
  const card = embed && cardOf(schema, embed.address, embed.title);
  if (!card) return;
  const { $from, $to } = selection;
  const at = $from.depth === 0 ? $from.pos : $from.before(1);
  tr.replaceWith(at, $to.depth === 0 ? $to.pos : $to.after(1), card);
  tr.setSelection(TextSelection.create(tr.doc, at + 1, at + 1 + card.content.size));
  view.dispatch(tr.scrollIntoView());
}

/** Whether the cursor is in a card without a picture. */
export function canHaveStill({ state: { selection } }: EditorView): boolean {
  const { parent, depth } = selection.$from;
  return depth === 1 && isCard(parent) && !parent.children.some(({ type }) => type.name === 'image');
}

/** Asks for a picture of the card with the cursor, such as a still of a video. It becomes part of the link. */
export function askForStill(view: EditorView): void {
  askForPicture({
    onPicture({ url, alt }) {
      const { schema, selection, tr } = view.state;
      const { $from } = selection;
      const link = linksIn($from.parent).find(Boolean);
      view.focus();
      if (link) view.dispatch(tr.insert($from.start(), schema.node('image', { src: url, alt }, undefined, [link])));
    },
  });
}

/** Whether the cursor is in an empty paragraph of the text itself. */
export function isOwnLine({ state: { selection } }: EditorView): boolean {
  const { $from, empty } = selection;
  const { type, content } = $from.parent;
  return empty && $from.depth === 1 && type.name === 'paragraph' && content.size === 0;
}

/** The title of a link that gets another address: a card stays one. */
export function titleFor(
  address: string,
  { href = '', title = null }: { href?: string; title?: string | null },
): string | null {
  return isCardLink(href, title) ? (hostOf(address) ?? null) : title;
}

function cardOf(schema: Schema, address: string, title = ''): Node | undefined {
  const host = hostOf(address);
  const mark = schema.marks.link?.create({ href: address, title: host });
  if (!host || !mark) return undefined;
  const words = title || address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return schema.node('paragraph', null, [schema.text(words, [mark])]);
}

/** The link of each part of a paragraph. */
function linksIn({ children }: Node): (Mark | undefined)[] {
  return children.map(({ marks }) => marks.find((mark) => mark.type.name === 'link'));
}

function isCard(node: Node): boolean {
  const links = linksIn(node);
  const [first] = links;
  if (node.type.name !== 'paragraph' || !first || !links.every((link) => link?.eq(first))) return false;
  return isCardLink(String(first.attrs.href), first.attrs.title as string | null);
}
