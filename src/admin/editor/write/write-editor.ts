import { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { toolOf } from '../content/shortcuts.ts';
import type { MountedEditor, MountOptions } from '../content/mounted-editor.ts';
import { blockMenu } from './block-menu.ts';
import { applyTool, insertPicture, stateOf, type WriteState } from './commands.ts';
import { find, finding, found, stepTo } from './find.ts';
import { insertedSource } from './inserted-source.ts';
import { linkCards } from './link-cards.ts';
import { pasteProps } from './paste.ts';
import { extensionsFor } from './schema.ts';
import { unseenBlocks } from './unseen-blocks.ts';
import { SourceBlocks } from './source-blocks.ts';

interface Options extends MountOptions {
  onState: (state: WriteState) => void;
}

/**
 * Mounts the visual editor in an element. The text stays the source: blocks that the user does not change are written
 * back byte for byte (source-blocks.ts).
 *
 * Escape followed by Tab leaves it, as in the source editor.
 */
export function mountWriteEditor(host: HTMLElement, options: Options): MountedEditor {
  const { language, label, description, onChange, onState } = options;
  let held = options.text;
  const attributes = (message?: string) => ({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-description': message ? `${message}. ${description}` : description,
    ...(options.required && { 'aria-required': 'true' }),
    ...(message && { 'aria-invalid': 'true' }),
    class: 'prose write-text mx-auto w-full px-3.5 pt-6 pb-10 text-[1.0625rem]/[1.65] focus-visible:outline-none',
    autocapitalize: 'sentences',
  });

  const pasting = pasteProps(language, () => blocks);
  const editor: Editor = new Editor({
    element: host,
    injectCSS: false,
    textDirection: 'auto',
    // As a node: markup would be parsed in a way that the content policy forbids.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    extensions: [...extensionsFor(language), blockMenu(language), linkCards, finding, unseenBlocks(language)],
    editorProps: {
      ...pasting,
      handleDOMEvents: {
        ...pasting.handleDOMEvents,
        keydown: beforeKeys(),
        beforeinput: insertedSource(language, () => blocks),
      },
      attributes: attributes(),
      // Here, because ProseMirror has taken note of the selection by then.
      handleKeyDown(_, event) {
        const tool = toolOf(event);
        if (tool) applyTool(editor, tool.id, language);
        return tool !== undefined;
      },
    },
    onUpdate() {
      const text = blocks.write(editor.state.doc);
      if (text === held) return;
      held = text;
      onChange(text);
    },
    onTransaction: () => onState(stateOf(editor, language)),
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

  return {
    replace: (text) => show(text, true),
    // Not Tiptap's own, which waits for a frame: what is typed meanwhile would go elsewhere.
    focus: () => editor.view.focus(),
    use: (tool) => applyTool(editor, tool, language),
    find(search) {
      find(editor, search);
      return found(editor);
    },
    stepTo: (step) => stepTo(editor, step),
    addPictures: (files) => insertPicture(editor, language, files),
    setReadOnly: (isReadOnly) => editor.setEditable(!isReadOnly, false),
    setInvalid: (message) => editor.view.setProps({ ...editor.view.props, attributes: attributes(message) }),
    destroy: () => editor.destroy(),
  };
}

/** Handles keys before ProseMirror does. */
function beforeKeys() {
  let isLeaving = false;
  return ({ composing, dom }: EditorView, { key }: KeyboardEvent): boolean => {
    // ProseMirror reads the selection whenever it is notified of a change, but browsers report a moved one in a later
    // task; on a slow machine the next key comes first, and Enter after End would delete a word that was selected before.
    if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
    // After Escape, Tab is the browser's: it leaves the text, also where it would indent or go to the next cell.
    if (key === 'Tab' && isLeaving) return true;
    if (key !== 'Shift') isLeaving = key === 'Escape';
    return false;
  };
}
