import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ArticleView } from '#src/domain/posts/article-view.ts';
import type { SignalView } from '#src/domain/posts/signal-view.ts';
import { ContentTooLarge } from '#src/domain/render/budget.ts';
import { trustMarkup } from '#src/lib/trusted/markup.ts';
import { instantIn } from '../agency-time.ts';
import { type EditorBoard, loadRenderer, type PostValues } from './board.ts';
import type { Editor } from './editor.ts';
import { fillCover, fillPicture } from '../../posts/fill-card.ts';

interface Props {
  editor: Editor;
  page: PageSource;
}

/** Debounce before the preview is updated, in ms. */
const PAUSE = 150;

/** A live preview of the post's page. */
export function PreviewPane({ editor, page }: Props) {
  const values = useStore(editor.$values);
  const [render, setRender] = useState<((content: string) => string) | null>(null);
  /** Why nothing can be shown; empty if it can. */
  const [problem, setProblem] = useState('');
  const host = useRef<HTMLDivElement>(null);
  /** The content that was rendered last. */
  const painted = useRef('');

  useEffect(() => {
    loadRenderer(editor.board).then(
      (loaded) => setRender(() => loaded),
      () =>
        setProblem(
          'The preview could not be loaded. Check the connection and choose the tab again.',
        ),
    );
  }, [editor]);

  useEffect(() => {
    if (!render) return;
    const paint = () => {
      setProblem('');
      const given = instantIn(values.publishedAt);
      const publishedAt = Number.isNaN(Date.parse(given)) ? new Date().toISOString() : given;
      if (!host.current) return;
      try {
        paintPreview(host.current, page, postOf(editor.board, values, publishedAt, render));
      } catch (error) {
        if (!(error instanceof ContentTooLarge)) throw error;
        return setProblem(error.message);
      }
      if (painted.current !== values.content) followPlace(host.current, editor);
      painted.current = values.content;
    };
    // The first rendering is immediate.
    const timer = setTimeout(paint, host.current?.hasChildNodes() ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [editor, page, render, values]);

  useEffect(
    () => editor.$place.listen(() => host.current && followPlace(host.current, editor)),
    [editor],
  );

  return (
    <>
      {!render && !problem && (
        <p className="p-6 text-ink-2" role="status">
          Loading
        </p>
      )}
      {problem && (
        <p className="p-6 text-ink-2" role="alert">
          {problem}
        </p>
      )}
      <div ref={host} />
    </>
  );
}

/** Already sanitized. */
const trusted = trustMarkup('preview');

/** Fields whose empty text is a value; in all others it means null. */
const WORDS = ['title', 'slug', 'summary', 'description', 'author'];

/** How the preview is created. */
export interface PageSource {
  /** The page of an empty post with every part present. */
  blank: DocumentFragment;
  /** The view of a post as the API returns it. */
  viewOf: (post: never) => ArticleView | SignalView;
}

/** The form's values as a post, as the API would return it. */
function postOf(
  board: EditorBoard,
  values: PostValues,
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
 * Renders a post in an element with the page's own markup and the server's renderer.
 *
 * Existing pictures are reused, because they would flash with every keystroke otherwise.
 */
function paintPreview(
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

/** Fills an empty post's page; parts that the post does not have are removed. */
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

/** Minimum distance of the edited position from the upper and lower edge, in px. */
const MARGIN = 96;

/** Scrolls to the position being edited, if the preview is beside the form and scrolls separately. */
function followPlace(host: HTMLElement, { $place, $values }: Editor): void {
  const place = $place.get();
  const panel = host.parentElement;
  const prose = host.querySelector('[data-prose]')?.getBoundingClientRect();
  if (place === null || !panel || !prose || panel.scrollHeight <= panel.clientHeight) return;
  const part = place / Math.max(1, $values.get().content.length);
  const at = prose.top + part * prose.height - panel.getBoundingClientRect().top;
  if (at > MARGIN && at < panel.clientHeight - MARGIN) return;
  panel.scrollTop += at - panel.clientHeight / 2;
}

/** Without the attribute set by ui/image-fallback.ts. */
function bare(image: string): string {
  return image.replace(' data-failed=""', '');
}

/** The editor's page has its own h1, and links in a preview must not lead away. */
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
