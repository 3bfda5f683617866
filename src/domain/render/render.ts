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

/** What renders the content of each board. */
export const renderers = { blog: renderHtml, 'signal-board': renderMarkdown };

/**
 * Raised whenever the same content comes out differently (render.test.ts tells): what is stored is then
 * rendered anew with the next migration.
 */
export const RENDER_VERSION = 1;
