import { Editor, type JSONContent } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { toolOf } from '../content/shortcuts.ts';
import type { MountedEditor, MountOptions } from '../content/surface.ts';
import type { Tool } from '../content/tools.ts';
import { type BlockAsking, blockMenu } from './block-menu.ts';
import { offsetAt, positionAt } from './caret.ts';
import { insertCard, linkCards, titleFor } from './link-cards.ts';
import { pasteProps } from './paste.ts';
import { extensionsFor, freshSelection, leaveByEscape } from './schema.ts';
import { SourceBlocks } from './source-blocks.ts';
import { insertTable, tableTools } from './tables.ts';

/** What the user asks for in the text. */
export interface Asking extends BlockAsking {
  /** By the keys of a tool. */
  onTool: (tool: Tool) => void;
}

interface Options extends MountOptions, Asking {
  onState: (state: WriteState) => void;
}

/** What the tools show about the place of the cursor. */
export interface WriteState {
  /** Ids of the tools that apply there. */
  pressed: readonly string[];
  /** Tools for the table there; empty outside of tables. */
  tableTools: readonly string[];
  /** The address of the link there. */
  link: string | undefined;
  /** The description of the selected picture. */
  alt: string | undefined;
}

/** The visual editor; see {@link mountWriteEditor}. */
export interface WriteEditor extends MountedEditor {
  /** Applies a tool of the toolbar, by its id, or one for tables, by its label. */
  use: (tool: string) => void;
  /** Links the selection, or the address itself if nothing is selected. An empty address removes the link. */
  link: (address: string) => void;
  /** Inserts a link card; a plain link if the address is not of another site. */
  addCard: (address: string) => void;
  addPicture: (picture: { url: string; alt: string }) => void;
  /** Describes the selected picture. */
  describe: (alt: string) => void;
}

/**
 * Mounts the visual editor in an element. The text stays the source: blocks that the user does not change are written
 * back byte for byte (source-blocks.ts).
 *
 * Escape followed by Tab leaves it, as in the source editor.
 */
export function mountWriteEditor(host: HTMLElement, options: Options): WriteEditor {
  const { language, label, description, onChange, onPlace, onState } = options;
  let held = options.text;
  const attributes = (message?: string) => ({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-description': message ? `${message}. ${description}` : description,
    ...(options.required && { 'aria-required': 'true' }),
    ...(message && { 'aria-invalid': 'true' }),
    class: 'prose write-text',
    autocapitalize: 'sentences',
  });

  const editor: Editor = new Editor({
    element: host,
    injectCSS: false,
    // As a node: markup would be parsed in a way that the content policy forbids.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    extensions: [
      freshSelection,
      ...extensionsFor(language),
      blockMenu(language, options),
      linkCards,
      leaveByEscape,
    ],
    editorProps: {
      ...pasteProps(language, () => blocks),
      attributes: attributes(),
      // Here, because ProseMirror has taken note of the selection by then.
      handleKeyDown(_, event) {
        const tool = toolOf(event);
        if (tool) options.onTool(tool);
        return tool !== undefined;
      },
    },
    onUpdate() {
      const text = blocks.write(editor.state.doc);
      if (text === held) return;
      held = text;
      onChange(text);
    },
    onTransaction: () => onState(stateOf(editor)),
    onSelectionUpdate() {
      const { doc, selection } = editor.state;
      if (editor.isFocused) onPlace(selection.head / Math.max(1, doc.content.size));
    },
  });
  const blocks = new SourceBlocks(editor.schema, language);

  /** @param isUndoable false for the first text, which there is nothing before */
  function show(text: string, isUndoable: boolean) {
    held = text;
    const { tr, doc } = editor.state;
    const next = blocks.read(text);
    const start = doc.content.findDiffStart(next.content);
    if (start === null) return;
    tr.replaceWith(0, doc.content.size, next.content);
    tr.setMeta('addToHistory', isUndoable).setMeta('preventUpdate', true);
    editor.view.dispatch(tr);
  }
  show(options.text, false);
  // Not Tiptap's own focus, which waits for a frame: what is typed meanwhile would go elsewhere.
  const { view } = editor;

  return {
    replace: (text) => show(text, true),
    focus: () => view.focus(),
    caret() {
      const { doc, selection } = editor.state;
      const layout = blocks.layOut(doc);
      return unixOf(layout.source.slice(0, offsetAt(doc, selection.from, layout))).length;
    },
    placeCaret(caret) {
      const { doc, tr } = editor.state;
      const layout = blocks.layOut(doc);
      const before = unixOf(layout.source).slice(0, caret);
      const offset = layout.source.includes('\r\n')
        ? before.replaceAll('\n', '\r\n').length
        : before.length;
      const selection = TextSelection.near(doc.resolve(positionAt(doc, offset, layout)));
      view.dispatch(tr.setSelection(selection));
      // Not ProseMirror's own, which does nothing while the focus is elsewhere.
      const { node } = view.domAtPos(selection.head);
      (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'nearest' });
    },
    use(tool) {
      view.focus();
      const command = tableTools[tool];
      if (command) command(editor.state, editor.view.dispatch);
      else tools[tool]?.use?.(editor);
    },
    link(address) {
      view.focus();
      const chain = editor.chain().extendMarkRange('link');
      if (address === '') return void chain.unsetLink().run();
      const { empty } = editor.state.selection;
      if (!empty || editor.isActive('link')) {
        const title = titleFor(address, editor.getAttributes('link'));
        return void chain.setLink({ href: address, title }).run();
      }
      const marks = [{ type: 'link', attrs: { href: address } }];
      chain.insertContent({ type: 'text', text: address, marks }).run();
    },
    addCard(address) {
      view.focus();
      if (!insertCard(view, address)) this.link(address);
    },
    addPicture({ url, alt }) {
      const attrs = { src: url, alt };
      const node: JSONContent =
        language === 'html'
          ? { type: 'figure', attrs }
          : { type: 'paragraph', content: [{ type: 'image', attrs }] };
      view.focus();
      editor.commands.insertContent(node);
    },
    describe(alt) {
      const name = picture(editor)?.type.name;
      view.focus();
      if (name) editor.commands.updateAttributes(name, { alt });
    },
    setReadOnly: (isReadOnly) => editor.setEditable(!isReadOnly, false),
    setInvalid: (message) =>
      editor.view.setProps({ ...editor.view.props, attributes: attributes(message) }),
    destroy: () => editor.destroy(),
  };
}

/** Cursors are counted as text fields do: a line break is one character. */
function unixOf(source: string): string {
  return source.replaceAll('\r\n', '\n');
}

/** The tools of the toolbar (tools.ts) by their id: which node or mark each is about, and what it does. */
const tools: Readonly<Record<string, { about: string; use?: (editor: Editor) => void }>> = {
  bold: { about: 'bold', use: ({ commands }) => commands.toggleBold() },
  italic: { about: 'italic', use: ({ commands }) => commands.toggleItalic() },
  heading: { about: 'heading', use: ({ commands }) => commands.toggleHeading({ level: 2 }) },
  link: { about: 'link' },
  list: { about: 'bulletList', use: ({ commands }) => commands.toggleBulletList() },
  quote: { about: 'blockquote', use: ({ commands }) => commands.toggleBlockquote() },
  code: { about: 'code', use: toggleCode },
  table: { about: 'table', use: insertTable },
};

function toggleCode(editor: Editor): void {
  const { $from, $to } = editor.state.selection;
  const isOfBlocks = !$from.sameParent($to) || editor.isActive('codeBlock');
  if (isOfBlocks) editor.commands.toggleCodeBlock();
  else editor.commands.toggleCode();
}

function stateOf(editor: Editor): WriteState {
  const { href } = editor.getAttributes('link') as { href?: string };
  const isPressed = (tool: string) =>
    editor.isActive(tools[tool]?.about ?? '') || (tool === 'code' && editor.isActive('codeBlock'));
  return {
    pressed: Object.keys(tools).filter(isPressed),
    tableTools: isInTable(editor.state) ? Object.keys(tableTools) : [],
    link: href,
    alt: picture(editor) && String(picture(editor)?.attrs.alt ?? ''),
  };
}

/** The picture that is selected, or whose caption has the cursor. */
function picture({ state: { selection } }: Editor) {
  if (selection instanceof NodeSelection && /^(image|figure)$/.test(selection.node.type.name)) {
    return selection.node;
  }
  const { parent } = selection.$from;
  return parent.type.name === 'figure' ? parent : undefined;
}
