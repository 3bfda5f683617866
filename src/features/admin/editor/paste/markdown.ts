import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown as write } from 'mdast-util-to-markdown';

/** The same syntax as the toolbar of the source. */
export const markdownStyle: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown()],
};

/** Writes a simplified tree as Markdown. */
export function toMarkdown(root: Root): string {
  return write(toMdast(root), markdownStyle).trim();
}
