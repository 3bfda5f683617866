import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { markdown, markdownKeymap } from '@codemirror/lang-markdown';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { askForPicture } from '../../media/PictureDialog.tsx';
import { richPaste } from '../paste/paste.ts';
import { find, finding, found, stepTo } from './code-find.ts';
import { codeTheme } from './code-theme.ts';
import type { MountedEditor, MountOptions } from './mounted-editor.ts';
import { toolOf } from './shortcuts.ts';
import { unseenLines } from './unseen-lines.ts';
import { type Apply, type Language, pictureOf, tools } from './tools.ts';

/** The code editor; see {@link mountCodeEditor}. */
export interface CodeEditor extends MountedEditor {
  select: (from: number, to: number) => void;
}

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
  const { language, text, label, description, required, onChange } = options;
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
        finding,
        EditorView.domEventHandlers({
          beforeinput: typeOver,
          keydown(event) {
            const tool = toolOf(event);
            if (tool) applyTool(tool.id);
            return tool !== undefined;
          },
        }),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        languages[language](),
        richPaste(language),
        codeTheme(language),
        EditorView.lineWrapping,
        lineDirections,
        unseenLines,
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
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          const isOurs = transactions.every((each) => each.annotation(Transaction.remote));
          if (docChanged && !isOurs) onChange(state.doc.toString());
        }),
      ],
    }),
  });

  drawWhole(view);

  function apply(change: Apply) {
    if (view.state.readOnly) return;
    const { main } = view.state.selection;
    const text = view.state.doc.toString();
    const { from, to, insert, select } = change({ text, from: main.from, to: main.to });
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: select[0], head: select[1] },
      scrollIntoView: true,
      userEvent: 'input',
    });
    view.focus();
  }
  function applyTool(id: string) {
    if (id === 'undo') undo(view);
    if (id === 'redo') redo(view);
    const tool = tools.find((each) => each.id === id);
    if (tool) apply(tool.apply[language]);
  }

  return {
    use: applyTool,
    addPictures: (files = []) => askForPicture({ files, onPicture: (media) => apply(pictureOf(language, media)) }),
    find(search) {
      find(view, search);
      return found(view);
    },
    stepTo: (step) => stepTo(view, step),
    focus: () => view.focus(),
    replace(next) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        annotations: Transaction.remote.of(true),
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

/** So many characters, as many as four long articles, are drawn at once without being felt. */
const MOST_DRAWN = 200_000;

/**
 * Draws all lines and not only those near the window, so that the browser's own search finds them. CodeMirror does so only
 * to print, by a field that it does not document (view 6.43.15).
 */
function drawWhole(view: EditorView): void {
  const inside = view as unknown as { viewState: { printing: boolean } };
  const printing = { get: () => view.state.doc.length <= MOST_DRAWN, set() {} };
  Object.defineProperty(inside.viewState, 'printing', printing);
}

const autoDirection = Decoration.line({ attributes: { dir: 'auto' } });

/** Each line of text has its own direction. */
const lineDirections: Extension = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.fromClass(
    class {
      lines: DecorationSet;
      constructor(view: EditorView) {
        this.lines = shownLines(view);
      }
      update({ docChanged, viewportChanged, view }: ViewUpdate) {
        if (docChanged || viewportChanged) this.lines = shownLines(view);
      }
    },
    { decorations: ({ lines }) => lines },
  ),
];

function shownLines({ state, visibleRanges }: EditorView): DecorationSet {
  const starts = new Set<number>();
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; at = state.doc.lineAt(at).to + 1) starts.add(state.doc.lineAt(at).from);
  }
  return Decoration.set([...starts].map((start) => autoDirection.range(start)));
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
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  return true;
}
