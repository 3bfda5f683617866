/** The one way from what an editor typed to what stands in a page. */
import MarkdownIt from 'markdown-it';
import { sanitise } from './sanitise.ts';

/** CommonMark with tables and strikethrough; HTML in it is HTML, for the sanitiser to judge. */
const markdown = new MarkdownIt({ html: true });

/** The Markdown of a Signal Board post as safe HTML. */
export function renderMarkdown(source: string): string {
  return sanitise(markdown.render(source));
}

/** The HTML of a blog post as safe HTML. */
export function renderHtml(source: string): string {
  return sanitise(source);
}
