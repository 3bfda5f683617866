/** Says at a block's source what of it readers will not see. */
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Language } from '../content/tools.ts';
import { unseenIn, unseenWords } from '../unseen.ts';

type Unseen = ReturnType<typeof unseenIn>;

const nothing: Unseen = { tagNames: [], embed: undefined };

/** By the node: one that is not changed is not read again. */
const known = new WeakMap<Node, Unseen>();

/** What readers will not see of a node, which is nothing unless it shows its source. */
export function unseenOf(node: Node, language: Language): Unseen {
  if (node.type.name !== 'source') return nothing;
  const found = known.get(node) ?? read(node.textContent, language);
  known.set(node, found);
  return found;
}

function read(source: string, language: Language): Unseen {
  try {
    return unseenIn(source, language);
  } catch {
    // Too large to be read, which saving will report.
    return nothing;
  }
}

export function unseenBlocks(language: Language): Extension {
  return Extension.create({
    name: 'unseenBlocks',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations({ doc }) {
            const notes: Decoration[] = [];
            doc.forEach((node, at) => {
              const { tagNames } = unseenOf(node, language);
              if (tagNames.length === 0) return;
              notes.push(Decoration.node(at, at + node.nodeSize, { 'data-unseen': unseenWords(tagNames) }));
            });
            return DecorationSet.create(doc, notes);
          },
        },
      }),
    ],
  });
}
