import { type ChainedCommands, type Editor, Extension, type Range } from '@tiptap/core';
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion';
import type { Language } from '../content/tools.ts';
import { insertTable } from './tables.ts';

interface Item {
  label: string;
  /** Other words to find it by. */
  words: string;
  insert: (editor: Editor, range: Range) => void;
}

/** What is asked for the blocks that need more than a place. */
export interface BlockAsking {
  onPicture: () => void;
  onLinkCard: () => void;
}

/** An item that changes the block with the cursor. */
function item(label: string, words: string, change: (chain: ChainedCommands) => ChainedCommands) {
  return {
    label,
    words,
    insert: (editor: Editor, range: Range) => change(editor.chain().deleteRange(range)).run(),
  };
}

/** An item that does more once its slash is deleted. */
function opener(label: string, words: string, open: (editor: Editor) => void): Item {
  return {
    label,
    words,
    insert(editor, range) {
      editor.chain().deleteRange(range).run();
      open(editor);
    },
  };
}

/** The blocks that the menu offers. */
function itemsFor(language: Language, { onPicture, onLinkCard }: BlockAsking): Item[] {
  const name = language === 'html' ? 'HTML' : 'Markdown';
  return [
    item('Text', 'paragraph', (at) => at.setParagraph()),
    item('Heading', 'h2 title', (at) => at.setHeading({ level: 2 })),
    item('Subheading', 'h3 title', (at) => at.setHeading({ level: 3 })),
    item('Small heading', 'h4 title', (at) => at.setHeading({ level: 4 })),
    item('Bulleted list', 'ul points', (at) => at.toggleBulletList()),
    item('Numbered list', 'ol steps', (at) => at.toggleOrderedList()),
    item('Quote', 'blockquote', (at) => at.setBlockquote()),
    item('Code', 'pre listing', (at) => at.setCodeBlock()),
    opener('Table', 'rows columns', insertTable),
    opener('Picture', 'image photo figure', onPicture),
    opener('Link card', 'embed bookmark address url', onLinkCard),
    item('Line', 'rule divider hr', (at) => at.setHorizontalRule()),
    item(`${name} source`, 'raw code embed', (at) => at.setNode('source')),
  ];
}

function found(items: readonly Item[], query: string): Item[] {
  const wanted = query.toLowerCase();
  return items.filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(wanted));
}

/** A menu of blocks, which a slash opens at the start of a line or after a space. */
export function blockMenu(language: Language, asking: BlockAsking): Extension {
  const all = itemsFor(language, asking);
  return Extension.create({
    name: 'blockMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<Item, Item>({
          editor: this.editor,
          char: '/',
          decorationClass: 'text-cobalt',
          // Within the page's landmarks.
          container: '.write-host',
          allow: ({ state, range }) => !state.doc.resolve(range.from).parent.type.spec.code,
          command: ({ editor, range, props }) => props.insert(editor, range),
          render: () => listbox(all),
        }),
      ];
    },
  });
}

/** The menu as a list box that the text field controls, which keeps the focus. */
function listbox(all: readonly Item[]) {
  const list = document.createElement('ul');
  list.id = 'write-blocks';
  list.className = 'write-blocks';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Blocks');
  let unmount = () => {};
  let props: SuggestionProps<Item, Item> | undefined;
  let shown: Item[] = [];
  let at = 0;

  function show(next: SuggestionProps<Item, Item>) {
    const isSame = props?.query === next.query;
    props = next;
    if (isSame) return;
    shown = found(all, next.query);
    list.replaceChildren(...shown.map(option));
    list.hidden = shown.length === 0;
    mark(0);
  }
  function option({ label }: Item, index: number): HTMLElement {
    const item = document.createElement('li');
    item.id = `write-block-${index}`;
    item.setAttribute('role', 'option');
    item.textContent = label;
    // Before the text field loses the focus.
    item.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      choose(index);
    });
    return item;
  }
  function mark(index: number) {
    at = index;
    [...list.children].forEach((item, each) => {
      item.setAttribute('aria-selected', String(each === at));
    });
    list.children[at]?.scrollIntoView({ block: 'nearest' });
    const surface = props?.editor.view.dom;
    if (shown.length === 0) surface?.removeAttribute('aria-activedescendant');
    else surface?.setAttribute('aria-activedescendant', `write-block-${at}`);
  }
  function choose(index: number) {
    const item = shown[index];
    if (item) props?.command(item);
  }

  return {
    onStart(next: SuggestionProps<Item, Item>) {
      next.editor.view.dom.setAttribute('aria-controls', list.id);
      show(next);
      unmount = next.mount(list);
    },
    onUpdate: show,
    onKeyDown({ event }: { event: KeyboardEvent }) {
      const { length } = shown;
      if (length === 0) return false;
      if (event.key === 'ArrowDown') mark((at + 1) % length);
      else if (event.key === 'ArrowUp') mark((at + length - 1) % length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(at);
      else return false;
      return true;
    },
    onExit({ editor }: SuggestionProps<Item, Item>) {
      unmount();
      props = undefined;
      if (editor.isDestroyed) return;
      editor.view.dom.removeAttribute('aria-activedescendant');
      editor.view.dom.removeAttribute('aria-controls');
    },
  };
}
