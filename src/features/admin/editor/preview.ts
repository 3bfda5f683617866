import { parseTemplate } from '#src/domain/template.ts';
import { trustMarkup } from '#src/lib/trusted/markup.ts';
import type { EditorBoard, PostValues } from './board.ts';

/** The sanitiser has gone over the post, and the template escapes the rest. */
const trusted = trustMarkup('preview');

/** Of these an empty text is a text; of all others it means that there is none. */
const WORDS = ['title', 'slug', 'summary', 'description', 'author'];

/** What the page of a post is made from. */
export interface PageSource {
  /** The page with marks in place of the post, as pages/shells has it. */
  shell: string;
  /** What the page says of a post, as the calls answer it. */
  viewOf: (post: never) => object;
}

/** A post as the calls answer it, of what stands in the form. */
export function postOf<V extends PostValues>(
  board: EditorBoard<V>,
  values: V,
  publishedAt: string,
  render: (content: string) => string,
): Record<string, unknown> {
  const fields = Object.entries(board.toBody(values)).map(([field, value]) => [
    field,
    value === '' && !WORDS.includes(field) ? null : value,
  ]);
  const post = Object.fromEntries(fields) as Record<string, unknown>;
  const { content } = post;
  return {
    ...post,
    title: values.title.trim() || 'Untitled',
    contentHtml: typeof content === 'string' ? render(content) : null,
    createdAt: publishedAt,
    publishedAt,
    updatedAt: publishedAt,
  };
}

/**
 * Shows a post in an element as its page will, by the page's own markup and the renderer of the server.
 *
 * Pictures that are there already stay, or each letter typed would make them flash.
 */
export function paintPreview(
  host: HTMLElement,
  { shell, viewOf }: PageSource,
  post: Record<string, unknown>,
): void {
  const view = viewOf(post as never);
  const fresh = document.createElement('template');
  fresh.innerHTML = trusted(parseTemplate(shell).fill({ view }));
  const page = fresh.content;
  for (const image of page.querySelectorAll('img')) {
    const there = [...host.querySelectorAll('img')].find(
      ({ outerHTML }) => bare(outerHTML) === bare(image.outerHTML),
    );
    if (there) image.replaceWith(there);
  }
  fitIn(page);
  host.replaceChildren(page);
}

/** Room that the place one writes at keeps to the upper and lower edge, in px. */
const MARGIN = 96;

/**
 * Brings into view what is being written, where the preview stands beside it and scrolls by itself.
 *
 * @param place how far into the content that is, 0 to 1
 */
export function followPlace(host: HTMLElement, place: number): void {
  const panel = host.parentElement;
  const prose = host.querySelector('[data-prose]')?.getBoundingClientRect();
  if (!panel || !prose || panel.scrollHeight <= panel.clientHeight) return;
  const at = prose.top + place * prose.height - panel.getBoundingClientRect().top;
  if (at > MARGIN && at < panel.clientHeight - MARGIN) return;
  panel.scrollTop += at - panel.clientHeight / 2;
}

/** Without the mark of ui/image-fallback.ts. */
function bare(image: string): string {
  return image.replace(' data-failed=""', '');
}

/** The editor's page has a first heading of its own, and nothing in a preview leads out of it. */
function fitIn(page: DocumentFragment): void {
  for (const heading of page.querySelectorAll('h1')) {
    const second = document.createElement('h2');
    second.className = `${heading.className} preview-title`;
    second.append(...heading.childNodes);
    heading.replaceWith(second);
  }
  for (const link of page.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  for (const button of page.querySelectorAll('button')) button.disabled = true;
}
