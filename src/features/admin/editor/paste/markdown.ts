import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown as write } from 'mdast-util-to-markdown';

/** Writes a simplified tree as Markdown, with the same syntax as the toolbar. */
export function toMarkdown(root: Root): string {
  return write(toMdast(root), {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown()],
  }).trim();
}
