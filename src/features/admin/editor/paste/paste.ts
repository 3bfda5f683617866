import { isolateHistory } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { toast } from '#src/ui/toast.ts';
import type { Language } from '../tools.ts';
import type { Pasted } from './convert.ts';
import { placed } from './placed.ts';

/**
 * Takes what is pasted with its structure: paragraphs, headings, lists, links and the like of a word
 * processor or a web page become source. Plain text stays as it is, and Shift+Ctrl+V pastes the words
 * alone.
 */
export function richPaste(language: Language): Extension {
  let isPlain = false;
  const keys = (event: KeyboardEvent) => {
    isPlain = event.shiftKey && event.key.toLowerCase() === 'v';
  };
  return EditorView.domEventHandlers({
    keydown: keys,
    keyup: keys,
    paste(event, view) {
      const { clipboardData } = event;
      if (!clipboardData || view.state.readOnly) return false;
      const html = isPlain ? '' : clipboardData.getData('text/html');
      const text = clipboardData.getData('text/plain');
      if (!html || isSource(text, clipboardData.types) || isInCode(view)) return false;
      void paste(view, html, text, language);
      return true;
    },
  });
}

async function paste(
  view: EditorView,
  html: string,
  text: string,
  language: Language,
): Promise<void> {
  const pasted = await converted(html, language);
  // Meanwhile the form may be on its way.
  if (view.state.readOnly) return;
  const { doc, selection } = view.state;
  const { from, to } = selection.main;
  const { source, isInline, lost } = pasted ?? { source: text, isInline: true, lost: 0 };
  const change = isInline
    ? { from, to, insert: source }
    : placed(source, { text: doc.toString(), from, to });
  view.dispatch({
    changes: change,
    selection: { anchor: change.from + view.state.toText(change.insert).length },
    scrollIntoView: true,
    userEvent: 'input.paste',
    annotations: isolateHistory.of('full'),
  });
  tellOfPictures(lost);
}

async function converted(html: string, language: Language): Promise<Pasted | null> {
  try {
    const { convert } = await import('./convert.ts');
    return await convert(html, language);
  } catch {
    toast({
      title: 'Pasted as plain text',
      description: 'The formatting could not be read. Undo, then paste once more.',
    });
    return null;
  }
}

function tellOfPictures(lost: number): void {
  if (lost === 0) return;
  toast({
    title: lost === 1 ? 'A picture was left out' : `${lost} pictures were left out`,
    description:
      'Only pictures with a lasting https:// address come along with a text. Add the others with Add a picture.',
  });
}

/** An address, markup, or what an editor for programs says is a program. */
function isSource(text: string, types: readonly string[]): boolean {
  const words = text.trim();
  return (
    types.includes('vscode-editor-data') ||
    /^[a-z][a-z+.-]*:\S+$/i.test(words) ||
    /^<[a-z!/][^]*>$/i.test(words)
  );
}

/** Within a tag, an address or a listing every sign counts. */
function isInCode({ state }: EditorView): boolean {
  const names = /Tag$|^Attribute|Comment|Code|URL|^Link(Title|Label)/;
  const { from } = state.selection.main;
  for (let node = syntaxTree(state).resolveInner(from); ;) {
    if (names.test(node.name)) return true;
    const isListing = /^<(pre|code)\b/i.test(state.sliceDoc(node.from, node.from + 6));
    if (node.name === 'Element' && isListing) return true;
    if (!node.parent) return false;
    node = node.parent;
  }
}
