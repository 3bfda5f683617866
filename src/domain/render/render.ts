/** The only way from an editor's source to the HTML of a page. */
import { readMarkdown } from './read-markdown.ts';
import { sanitizeHtml } from './sanitize.ts';

/** The Markdown of a Signal Board post as safe HTML. @throws {ContentTooLarge} */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(readMarkdown(source));
}

/** The HTML of a blog post as safe HTML. @throws {ContentTooLarge} */
export function renderHtml(source: string): string {
  return sanitizeHtml(source);
}

/** The renderer of each board. */
export const renderers = { blog: renderHtml, 'signal-board': renderMarkdown };

/** Raised whenever the same source renders differently: stored HTML is then rendered again by the next migration. */
export const RENDER_VERSION = 5;
