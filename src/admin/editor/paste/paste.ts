import { isolateHistory } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Edit, Language, Selection } from '../content/tools.ts';
import { type Brought, offerPictures } from './foreign-pictures.ts';
import { converted, isSource, reportLostPictures } from './clipboard.ts';

/**
 * Pastes with structure: paragraphs, headings, lists, links and the like from a word processor or a web page
 * are converted to source. Plain text stays unchanged, and with Shift+Ctrl+V the browser gives only that.
 */
export function richPaste(language: Language): Extension {
  return EditorView.domEventHandlers({
    paste(event, view) {
      const { clipboardData } = event;
      if (!clipboardData || view.state.readOnly) return false;
      const html = clipboardData.getData('text/html');
      const text = clipboardData.getData('text/plain');
      if (!html || isSource(text, clipboardData.types) || isInCode(view)) return false;
      void paste(view, html, text, language);
      return true;
    },
  });
}

async function paste(view: EditorView, html: string, text: string, language: Language): Promise<void> {
  const pasted = await converted(html, language);
  // The form may have been submitted in the meantime.
  if (view.state.readOnly) return;
  const { doc, selection } = view.state;
  const { from, to } = selection.main;
  const { source, isInline, lost } = pasted ?? { source: text, isInline: true, lost: 0 };
  const change = isInline ? { from, to, insert: source } : placeBlocks(source, { text: doc.toString(), from, to });
  view.dispatch({
    changes: change,
    selection: { anchor: change.from + view.state.toText(change.insert).length },
    scrollIntoView: true,
    userEvent: 'input.paste',
    annotations: isolateHistory.of('full'),
  });
  reportLostPictures(lost);
  showBrought(view, await offerPictures(pasted?.pictures ?? []));
}

/** Shows pictures from the library instead. */
function showBrought(view: EditorView, brought: Brought): void {
  const text = view.state.doc.toString();
  const changes = [...brought].flatMap(([address, insert]) =>
    // Also as HTML writes it.
    [...new Set([address, address.replaceAll('&', '&amp;')])].flatMap((written) =>
      placesOf(text, written).map((from) => ({ from, to: from + written.length, insert })),
    ),
  );
  view.dispatch({ changes, userEvent: 'input' });
}

function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) places.push(at);
  return places;
}

/** Whether the cursor is inside a tag, a URL or code, where text must be pasted unchanged. */
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

/** Places blocks at the selection, separated by blank lines. */
export function placeBlocks(source: string, selection: Selection): Pick<Edit, 'from' | 'to' | 'insert'> {
  const { text } = selection;
  let { from, to } = selection;
  // Paragraphs replace an empty paragraph at the cursor.
  const [opened = ''] = /<p>\s*$/.exec(text.slice(0, from)) ?? [];
  const [closed = ''] = /^\s*<\/p>/.exec(text.slice(to)) ?? [];
  if (opened && closed) {
    from -= opened.length;
    to += closed.length;
  }
  const lead = gap(/\n*$/.exec(text.slice(0, from))?.[0], from === 0);
  const tail = gap(/^\n*/.exec(text.slice(to))?.[0], to === text.length);
  return { from, to, insert: lead + source + tail };
}

/** The line breaks missing for a blank line. */
function gap(there = '', isEdge: boolean): string {
  return isEdge ? '' : '\n'.repeat(Math.max(0, 2 - there.length));
}
