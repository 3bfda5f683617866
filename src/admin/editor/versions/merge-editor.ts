import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { codeTheme } from '../content/code-theme.ts';
import { betweenTexts, merging } from '../content/code-theme.data.ts';
import type { Language } from '../content/tools.ts';

/** Both texts, and what receives the result. */
export interface MergeOptions {
  language: Language;
  theirs: string;
  mine: string;
  /** Receives my side's text on every change. */
  onChange: (text: string) => void;
}

const between = new CSSStyleSheet();
between.replaceSync(betweenTexts);

/** Both texts side by side: theirs read-only, mine editable, and buttons that copy a part over. */
export function mountMergeEditor(host: HTMLElement, options: MergeOptions): () => void {
  const { language, theirs, mine, onChange } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const shared = [codeTheme(language), EditorView.theme(merging), EditorView.lineWrapping];
  const label = (words: string) => EditorView.contentAttributes.of({ 'aria-label': words });
  const view = new MergeView({
    parent: root,
    root,
    revertControls: 'a-to-b',
    renderRevertControl,
    collapseUnchanged: {},
    a: { doc: theirs, extensions: [shared, label('Their content'), EditorState.readOnly.of(true)] },
    b: {
      doc: mine,
      extensions: [
        shared,
        label('Content to save'),
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
      ],
    },
  });
  root.adoptedStyleSheets.push(between);
  return () => view.destroy();
}

function renderRevertControl(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '→';
  button.title = 'Take this part of theirs';
  button.setAttribute('aria-label', button.title);
  // CodeMirror only handles pointer events; a click without one comes from the keyboard.
  button.addEventListener('click', ({ detail }) => {
    if (detail === 0) button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  return button;
}
