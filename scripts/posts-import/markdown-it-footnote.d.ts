/** The package has no types of its own, and those that exist are for an older parser. */
declare module 'markdown-it-footnote' {
  import type MarkdownIt from 'markdown-it';
  const footnotes: (markdown: MarkdownIt) => void;
  export default footnotes;
}
