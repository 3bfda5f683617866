/** The one way from what an editor typed to what stands in a page. */
import { readMarkdown } from './read-markdown.ts';
import { sanitise } from './sanitise.ts';

/**
 * The Markdown of a Signal Board post as safe HTML.
 *
 * @throws {ContentTooLarge}
 */
export function renderMarkdown(source: string): string {
  return sanitise(readMarkdown(source));
}

/**
 * The HTML of a blog post as safe HTML.
 *
 * @throws {ContentTooLarge}
 */
export function renderHtml(source: string): string {
  return sanitise(source);
}

/** What renders the content of each board. */
export const renderers = { blog: renderHtml, 'signal-board': renderMarkdown };

/**
 * Raised whenever the same content comes out differently (version.test.ts tells): what is stored is then
 * rendered anew with the next migration.
 */
export const RENDER_VERSION = 2;
