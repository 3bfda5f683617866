import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { markdown, markdownKeymap } from '@codemirror/lang-markdown';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { codeTheme } from './code-theme.ts';
import { richPaste } from '../paste/paste.ts';
import type { MountedEditor, MountOptions, Surface } from './surface.ts';
import type { Language } from './tools.ts';

/** The code editor; see {@link mountCodeEditor}. */
export interface CodeEditor extends Surface, MountedEditor {
  select: (from: number, to: number) => void;
}

/** Height in pixels of what may cover the edges of the window, such as the bar with the buttons. */
const BAR = 120;

const languages: Readonly<Record<Language, () => Extension>> = {
  markdown: () => [markdown(), keymap.of(markdownKeymap)],
  html: () => html(),
};

/**
 * Mounts a code editor in an element.
 *
 * It uses a shadow root: there CodeMirror adopts style sheets, while in the page it would add style elements,
 * which the content policy forbids.
 *
 * Tab indents; Escape followed by Tab leaves the editor, which is CodeMirror's default.
 */
export function mountCodeEditor(host: HTMLElement, options: MountOptions): CodeEditor {
  const { language, text, label, description, required, onChange, onPlace } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const readOnly = new Compartment();
  const validity = new Compartment();
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        languages[language](),
        richPaste(language),
        codeTheme(language),
        EditorView.lineWrapping,
        EditorView.domEventHandlers({ beforeinput: typeOver }),
        // Before the attributes that it replaces.
        validity.of([]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-description': description,
          ...(required && { 'aria-required': 'true' }),
          spellcheck: 'true',
          autocapitalize: 'sentences',
        }),
        readOnly.of([]),
        EditorView.updateListener.of(({ docChanged, selectionSet, view, state, transactions }) => {
          const isOurs = transactions.every((each) => each.annotation(Transaction.remote));
          if (docChanged && !isOurs) onChange(state.doc.toString());
          if ((docChanged || selectionSet) && view.hasFocus) onPlace(state.selection.main.from);
        }),
      ],
    }),
  });

  return {
    selection() {
      const { from, to } = view.state.selection.main;
      return { text: view.state.doc.toString(), from, to };
    },
    apply({ from, to, insert, select: [anchor, head] }) {
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor, head },
        scrollIntoView: true,
        userEvent: 'input',
      });
      view.focus();
    },
    focus: () => view.focus(),
    replace(next) {
      view.dispatch({
        changes: differenceOf(view.state.doc.toString(), next),
        annotations: Transaction.remote.of(true),
      });
    },
    placeCaret(offset) {
      const at = Math.min(offset, view.state.doc.length);
      view.dispatch({
        selection: { anchor: at },
        effects: EditorView.scrollIntoView(at, { yMargin: BAR }),
      });
    },
    select: (anchor, head) => view.dispatch({ selection: { anchor, head } }),
    setReadOnly(isReadOnly) {
      view.dispatch({ effects: readOnly.reconfigure(EditorState.readOnly.of(isReadOnly)) });
    },
    setInvalid(message) {
      const attributes: Record<string, string> = message
        ? { 'aria-invalid': 'true', 'aria-description': `${message}. ${description}` }
        : {};
      view.dispatch({
        effects: validity.reconfigure(EditorView.contentAttributes.of(attributes)),
      });
    },
    destroy: () => view.destroy(),
  };
}

/**
 * Typing over several lines. Left to it, Chromium would join them with style attributes, which the content policy
 * forbids.
 */
function typeOver({ inputType, data, isComposing }: InputEvent, view: EditorView): boolean {
  const { state } = view;
  const { from, to } = state.selection.main;
  const isOverLines = state.doc.lineAt(from).to < to;
  if (inputType !== 'insertText' || !data || isComposing || !isOverLines || state.readOnly) {
    return false;
  }
  view.dispatch({
    ...state.replaceSelection(data),
    ...{ userEvent: 'input.type', scrollIntoView: true },
  });
  return true;
}

/** The one change between two texts, so that the cursor stays where the text does. */
function differenceOf(one: string, other: string) {
  const most = Math.min(one.length, other.length);
  let from = 0;
  while (from < most && one[from] === other[from]) from++;
  let end = 0;
  while (end < most - from && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { from, to: one.length - end, insert: other.slice(from, other.length - end) };
}
