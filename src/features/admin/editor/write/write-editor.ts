import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { toolOf } from '../content/shortcuts.ts';
import type { MountedEditor, MountOptions } from '../content/surface.ts';
import { blockMenu } from './block-menu.ts';
import { offsetAt, positionAt } from './caret.ts';
import { applyTool, askForPicture, stateOf, type WriteState } from './commands.ts';
import { linkCards } from './link-cards.ts';
import { pasteProps } from './paste.ts';
import { extensionsFor, freshSelection, leaveByEscape } from './schema.ts';
import { SourceBlocks } from './source-blocks.ts';

interface Options extends MountOptions {
  onState: (state: WriteState) => void;
}

/** The visual editor; see {@link mountWriteEditor}. */
export interface WriteEditor extends MountedEditor {
  /** Applies a tool of the toolbar, by its id, or one of the cursor's place, by its label. */
  use: (tool: string) => void;
  /** Asks for a picture, or uploads the given ones. */
  addPictures: (files?: readonly File[]) => void;
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
    class:
      'prose write-text mx-auto w-full px-3.5 pt-6 pb-10 text-[1.0625rem]/[1.65] focus-visible:outline-none',
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
      blockMenu(language),
      linkCards,
      leaveByEscape,
    ],
    editorProps: {
      ...pasteProps(language, () => blocks),
      attributes: attributes(),
      // Here, because ProseMirror has taken note of the selection by then.
      handleKeyDown(_, event) {
        const tool = toolOf(event);
        if (tool) applyTool(editor, tool.id);
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
      if (!editor.isFocused) return;
      const { doc, selection } = editor.state;
      const layout = blocks.layOut(doc);
      onPlace(unixOf(layout.source.slice(0, offsetAt(doc, selection.from, layout))).length);
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
    use: (tool) => applyTool(editor, tool),
    addPictures: (files) => askForPicture(editor, language, files),
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
