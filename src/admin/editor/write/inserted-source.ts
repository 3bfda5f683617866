import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { Language } from '../content/tools.ts';
import { isMarkup } from '../paste/clipboard.ts';
import type { SourceBlocks } from './source-blocks.ts';

/**
 * Reads as source what arrives in one piece, such as from a script that fills in the form: nobody who types inserts markup
 * at one stroke. In place of the whole text, it stays byte for byte.
 *
 * @returns a handler of `beforeinput`
 */
export function insertedSource(language: Language, blocks: () => SourceBlocks) {
  return (view: EditorView, event: InputEvent): boolean => {
    const { inputType, data, isComposing } = event;
    if (inputType !== 'insertText' || !data || data.length < 2 || isComposing || !view.editable) return false;
    // A selection that a script has made may not be reported yet (write-editor.ts).
    view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
    const { doc, selection, tr } = view.state;
    if (selection.$from.parent.type.spec.code || !isSourceOf(language, data, blocks())) return false;
    event.preventDefault();
    if (isAll(doc, selection)) tr.replaceWith(0, doc.content.size, blocks().read(data).content);
    else tr.replaceWith(selection.from, selection.to, blocks().parse(data));
    view.dispatch(tr.scrollIntoView());
    return true;
  };
}

/** Whether it says more in the language than its signs. */
function isSourceOf(language: Language, text: string, blocks: SourceBlocks): boolean {
  if (language === 'html') return isMarkup(text);
  const [first, ...others] = blocks.parse(text);
  const isPlain = first?.type.name === 'paragraph' && others.length === 0 && first.textContent === text.trim();
  return first !== undefined && !(isPlain && first.children.every(({ marks }) => marks.length === 0));
}

/** Whether nothing is outside of the selection. */
function isAll(doc: Node, { from, to }: { from: number; to: number }): boolean {
  const isNothing = (start: number, end: number) => doc.textBetween(start, end, '', '\n') === '';
  return isNothing(0, from) && isNothing(to, doc.content.size);
}
