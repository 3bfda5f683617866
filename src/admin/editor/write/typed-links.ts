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
        state.tr.replaceWith(from, range.to, state.schema.text(words, [link.create({ href, title })]));
        state.tr.removeStoredMark(link);
      },
    }),
  ],
});
