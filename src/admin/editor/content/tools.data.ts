/** How a tool changes the selected words. */
export type TextChange = (
  | { around: readonly [before: string, after: string, placeholder: string] }
  | { eachLine: string }
  /** `$` stands for the selected words; the address between both parts is selected. */
  | { fill: readonly [before: string, after: string, placeholder: string] }
  | { paragraph: readonly [before: string, gap: string, after: string] }
  | { list: 'ul' | 'ol' }
) & {
  /** What it does with several lines. */
  lines?: TextChange;
};

export interface ToolData {
  id: string;
  label: string;
  /** `B` is Ctrl+B, or ⌘B on a Mac; `Shift 8` includes Shift. */
  keys?: string;
  markdown: TextChange;
  html: TextChange;
}

/** The tools of the toolbar, and what they write. */
export const toolData: readonly ToolData[] = [
  {
    id: 'bold',
    label: 'Bold',
    keys: 'B',
    markdown: { around: ['**', '**', 'bold text'] },
    html: { around: ['<strong>', '</strong>', 'bold text'] },
  },
  {
    id: 'italic',
    label: 'Italic',
    keys: 'I',
    markdown: { around: ['_', '_', 'emphasis'] },
    html: { around: ['<em>', '</em>', 'emphasis'] },
  },
  {
    id: 'heading',
    label: 'Heading',
    keys: 'Shift H',
    markdown: { eachLine: '## ' },
    html: { around: ['<h2>', '</h2>', 'Heading'] },
  },
  {
    id: 'subheading',
    label: 'Subheading',
    markdown: { eachLine: '### ' },
    html: { around: ['<h3>', '</h3>', 'Subheading'] },
  },
  {
    id: 'small-heading',
    label: 'Small heading',
    markdown: { eachLine: '#### ' },
    html: { around: ['<h4>', '</h4>', 'Small heading'] },
  },
  {
    id: 'link',
    label: 'Link',
    keys: 'K',
    markdown: { fill: ['[$](', ')', 'link text'] },
    html: { fill: ['<a href="', '">$</a>', 'link text'] },
  },
  {
    id: 'list',
    label: 'List',
    keys: 'Shift 8',
    markdown: { eachLine: '- ' },
    html: { list: 'ul' },
  },
  {
    id: 'numbered-list',
    label: 'Numbered list',
    keys: 'Shift 7',
    markdown: { eachLine: '1. ' },
    html: { list: 'ol' },
  },
  {
    id: 'quote',
    label: 'Quote',
    keys: 'Shift 9',
    markdown: { eachLine: '> ' },
    html: { around: ['<blockquote>', '</blockquote>', 'What someone said'] },
  },
  {
    id: 'code',
    label: 'Code',
    keys: 'E',
    markdown: { around: ['`', '`', 'code'], lines: { around: ['```\n', '\n```', ''] } },
    html: {
      around: ['<code>', '</code>', 'code'],
      lines: { around: ['<pre><code>', '</code></pre>', ''] },
    },
  },
  {
    id: 'image',
    label: 'Image',
    markdown: { fill: ['![$](', ')', 'what the picture shows'] },
    html: { fill: ['<img src="', '" alt="$">', 'what the picture shows'] },
  },
  {
    id: 'table',
    label: 'Table',
    markdown: {
      paragraph: ['| Before | After |\n| --- | --- |\n| ', 'Six hours', ' | Ten minutes |'],
    },
    html: {
      paragraph: [
        '<table>\n  <thead>\n    <tr><th>Before</th><th>After</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>',
        'Six hours',
        '</td><td>Ten minutes</td></tr>\n  </tbody>\n</table>',
      ],
    },
  },
];
