import type { Root } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown as write } from 'mdast-util-to-markdown';
import { isElement, textOf } from './nodes.ts';

/** The same syntax as the toolbar of the source. */
const style: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown()],
};

/** An item is loose if it holds paragraphs; the standard also takes a nested list for a sign of that. */
const li: Handle = (state, node) => {
  const spread = node.children.some((child) => isElement(child, 'p'));
  return Object.assign(defaultHandlers.li(state, node) as object, { spread }) as never;
};

/** The standard drops all empty lines at the end of a listing. */
const pre: Handle = (state, node) => {
  const value = textOf(node.children);
  return Object.assign(defaultHandlers.pre(state, node) as object, { value }) as never;
};

/** Writes a simplified tree as Markdown. @param other what differs from the usual style */
export function toMarkdown(root: Root, other?: Options): string {
  return write(toMdast(root, { handlers: { li, pre } }), { ...style, ...other }).trim();
}
