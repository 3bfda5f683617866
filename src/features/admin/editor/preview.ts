import type { ArticleView } from '#src/domain/posts/article-view.ts';
import type { SignalView } from '#src/domain/posts/signal-view.ts';
import { trustMarkup } from '#src/lib/trusted/markup.ts';
import { fillCover, fillPicture } from '../../posts/fill-card.ts';
import type { EditorBoard, PostValues } from './board.ts';

/** The sanitiser has gone over it. */
const trusted = trustMarkup('preview');

/** Of these an empty text is a text; of all others it means that there is none. */
const WORDS = ['title', 'slug', 'summary', 'description', 'author'];

/** What the page of a post is made from. */
export interface PageSource {
  /** The page of a post of which every part is there and says nothing. */
  blank: DocumentFragment;
  /** What the page says of a post, as the calls answer it. */
  viewOf: (post: never) => ArticleView | SignalView;
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
  { blank, viewOf }: PageSource,
  post: Record<string, unknown>,
): void {
  const page = blank.cloneNode(true) as DocumentFragment;
  fillPage(page, viewOf(post as never));
  for (const image of page.querySelectorAll('img')) {
    const there = [...host.querySelectorAll('img')].find(
      ({ outerHTML }) => bare(outerHTML) === bare(image.outerHTML),
    );
    if (there) image.replaceWith(there);
  }
  fitIn(page);
  host.replaceChildren(page);
}

/** Puts a post in the place of a blank one; what it does not have goes. */
function fillPage(page: DocumentFragment, view: ArticleView | SignalView): void {
  const texts = view as unknown as Readonly<Record<string, string | null>>;
  for (const part of page.querySelectorAll<HTMLElement>('[data-part]')) {
    const text = texts[part.dataset.part ?? ''];
    if (text) part.textContent = text;
    else part.remove();
  }
  page.querySelector('[data-hue]')?.setAttribute('data-hue', view.hue);
  page.querySelector('h1')?.setAttribute('class', view.titleSize);
  page.querySelector('time')?.setAttribute('datetime', view.publishedAt);
  fillCover(page, view.cover);
  const isArticle = 'picture' in view;
  const pictures = isArticle
    ? { thumbnail: view.picture, portrait: view.authorImageUrl }
    : { thumbnail: view.thumbnail };
  for (const [name, source] of Object.entries(pictures)) {
    fillPicture(page.querySelector(`[data-picture=${name}]`), source);
  }
  const link = page.querySelector<HTMLAnchorElement>('[data-leave]');
  if (!isArticle && view.url) link?.setAttribute('href', view.url);
  else link?.parentElement?.remove();
  const prose = page.querySelector('[data-prose]');
  if (prose && view.contentHtml) prose.innerHTML = trusted(view.contentHtml);
  else prose?.closest('.body')?.remove();
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
