/** Find and replace in the source: CodeMirror's search, whose panel is our own bar (FindBar.tsx). */
import {
  findNext,
  findPrevious,
  getSearchQuery,
  openSearchPanel,
  replaceAll,
  replaceNext,
  search,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { FindResult, FindTerms, SearchStep } from './mounted-editor.ts';

const steps = { next: findNext, previous: findPrevious, replace: replaceNext, all: replaceAll } as const;

export const finding: Extension = [
  // Without one, nothing would be marked.
  search({ createPanel: () => ({ dom: document.createElement('div') }) }),
  EditorView.theme({
    '.cm-panels': { display: 'none' },
    '.cm-searchMatch': { backgroundColor: 'color-mix(in oklab, var(--color-marigold) 40%, transparent)' },
    '.cm-searchMatch-selected': {
      backgroundColor: 'var(--color-marigold)',
      color: 'var(--color-on-marigold)',
      outline: '2px solid var(--color-ink)',
    },
  }),
];

/** Marks what is searched for; nothing for an empty search. */
export function find(view: EditorView, { text, replacement, isCaseSensitive }: FindTerms): void {
  openSearchPanel(view);
  const query = new SearchQuery({
    search: text,
    replace: replacement,
    caseSensitive: isCaseSensitive,
    literal: true,
  });
  view.dispatch({ effects: setSearchQuery.of(query) });
}

export function stepTo(view: EditorView, step: SearchStep): void {
  steps[step](view);
}

/** How often it is there, and which of them is selected. */
export function found({ state }: EditorView): FindResult {
  const query = getSearchQuery(state);
  if (!query.valid) return { count: 0, at: 0 };
  const { from, to } = state.selection.main;
  const matches = [...iterate(query.getCursor(state))];
  return { count: matches.length, at: 1 + matches.findIndex((match) => match.from === from && match.to === to) };
}

/** A cursor as something that can be iterated more than once. */
function* iterate<Value>(cursor: Iterator<Value>): Generator<Value> {
  for (let next = cursor.next(); !next.done; next = cursor.next()) yield next.value;
}
