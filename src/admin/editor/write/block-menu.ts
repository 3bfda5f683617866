import { type Editor, Extension } from '@tiptap/core';
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion';
import type { Language } from '../content/tools.ts';
import { askForCard, insertPicture } from './commands.ts';
import { insertTable } from './tables.ts';

/** Its name, other words to find it by, and what it does once its slash is deleted. */
type Item = readonly [label: string, words: string, insert: (editor: Editor) => void];

/** The blocks that the menu offers. */
function itemsFor(language: Language): Item[] {
  const name = language === 'html' ? 'HTML' : 'Markdown';
  return [
    ['Text', 'paragraph', ({ commands }) => commands.setParagraph()],
    ['Heading', 'h2 title', ({ commands }) => commands.setHeading({ level: 2 })],
    ['Subheading', 'h3 title', ({ commands }) => commands.setHeading({ level: 3 })],
    ['Small heading', 'h4 title', ({ commands }) => commands.setHeading({ level: 4 })],
    ['Bulleted list', 'ul points', ({ commands }) => commands.toggleBulletList()],
    ['Numbered list', 'ol steps', ({ commands }) => commands.toggleOrderedList()],
    ['Quote', 'blockquote', ({ commands }) => commands.setBlockquote()],
    ['Code', 'pre listing', ({ commands }) => commands.setCodeBlock()],
    ['Table', 'rows columns', insertTable],
    ['Picture', 'image photo figure', (editor) => insertPicture(editor, language)],
    ['Link card', 'embed bookmark address url', (editor) => void askForCard(editor)],
    ['Line', 'rule divider hr', ({ commands }) => commands.setHorizontalRule()],
    [`${name} source`, 'raw code embed', ({ commands }) => commands.setNode('source')],
  ];
}

/** A menu of blocks, which a slash opens at the start of a line or after a space. */
export function blockMenu(language: Language): Extension {
  const all = itemsFor(language);
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
          command({ editor, range, props: [, , insert] }) {
            editor.commands.deleteRange(range);
            insert(editor);
          },
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
  list.className =
    // In two columns nothing scrolls, and the arrow down goes down.
    'write-blocks z-20 grid max-h-72 max-w-[calc(100vw-3rem)] grid-flow-col grid-rows-[repeat(6,auto)] overflow-auto rounded-sheet border border-ink bg-sheet p-1 text-ui/[1.55]';
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
    const query = next.query.toLowerCase();
    shown = all.filter(([label, words]) => `${label} ${words}`.toLowerCase().includes(query));
    list.replaceChildren(...shown.map(option));
    list.hidden = shown.length === 0;
    mark(0);
  }
  function option([label]: Item, index: number): HTMLElement {
    const item = document.createElement('li');
    item.id = `write-block-${index}`;
    item.className =
      'cursor-pointer rounded-sheet px-3 py-[0.4375rem] aria-selected:bg-cobalt aria-selected:text-on-cobalt';
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
