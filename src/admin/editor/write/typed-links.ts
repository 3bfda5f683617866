import { Extension, InputRule } from '@tiptap/core';

/** `[words](address)` or `[words](address "title")`, as it is typed. */
const TYPED = /(?:^|[^!\\])(\[([^[\]]+)\]\(([^\s()]+)(?: "([^"]*)")?\))$/;

/** A link that is typed as in Markdown becomes one. */
export const typedLinks = Extension.create({
  name: 'typedLinks',
  addInputRules: () => [
    new InputRule({
      find: TYPED,
      handler({ state, range, match }) {
        const [whole, typed = '', words = '', href = '', title = null] = match;
        const link = state.schema.marks.link;
        if (!link) return;
        const from = range.from + whole.length - typed.length;
        // Bold words stay bold.
        const marks = link.create({ href, title }).addToSet(state.doc.resolve(from + 1).marks());
        state.tr.replaceWith(from, range.to, state.schema.text(words, marks));
        state.tr.removeStoredMark(link);
      },
    }),
  ],
});
