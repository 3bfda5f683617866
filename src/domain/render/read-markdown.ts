import MarkdownIt, { type StateBlock } from 'markdown-it';
import { Budget } from './budget.ts';

/** CommonMark with tables and strikethrough; HTML in it is left for the sanitizer to judge. @throws {ContentTooLarge} */
export function readMarkdown(source: string): string {
  return markdownReader().render(source);
}

/** The parser for one document, which stops with a ContentTooLarge where that is too large. */
export function markdownReader() {
  const markdown = new MarkdownIt({ html: true });
  const budget = new Budget();
  const { block, renderer } = markdown;

  block.State = class extends block.State {
    override push(...token: Parameters<StateBlock['push']>) {
      const [, , nesting] = token;
      if (nesting === 1) budget.addElement();
      return super.push(...token);
    }
  };

  const { renderAttrs } = renderer;
  renderer.renderAttrs = (token) => {
    const attributes = renderAttrs.call(renderer, token);
    budget.addAttributes(attributes.length);
    return attributes;
  };
  return markdown;
}
