/** Find and replace in the visual editor. */
import { type Editor, Extension } from '@tiptap/core';
import {
  findNext,
  findPrev,
  getMatchHighlights,
  replaceAll,
  replaceNext,
  search,
  SearchQuery,
  setSearchState,
} from 'prosemirror-search';
import type { FindResult, FindTerms, SearchStep } from '../content/mounted-editor.ts';

export const finding = Extension.create({ name: 'finding', addProseMirrorPlugins: () => [search()] });

const steps = { next: findNext, previous: findPrev, replace: replaceNext, all: replaceAll } as const;

/** Marks what is searched for; nothing for an empty search. */
export function find({ state, view }: Editor, { text, replacement, isCaseSensitive }: FindTerms): void {
  const query = new SearchQuery({
    search: text,
    replace: replacement,
    caseSensitive: isCaseSensitive,
    literal: true,
  });
  view.dispatch(setSearchState(state.tr, query));
}

export function stepTo({ state, view }: Editor, step: SearchStep): void {
  steps[step](state, view.dispatch);
}

/** How often it is there, and which of them is selected. */
export function found({ state }: Editor): FindResult {
  const matches = getMatchHighlights(state).find();
  const { from, to } = state.selection;
  return { count: matches.length, at: 1 + matches.findIndex((match) => match.from === from && match.to === to) };
}
