import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ArticleView } from '#src/domain/posts/article-view.ts';
import type { SignalView } from '#src/domain/posts/signal-view.ts';
import { ContentTooLarge } from '#src/domain/render/budget.ts';
import { trustMarkup } from '#src/lib/trusted/markup.ts';
import { fillCover, fillPicture } from '#src/ui/fill-picture.ts';
import { instantIn } from '../agency-time.ts';
import { type EditorBoard, loadRenderer, type PostFormValues } from './board.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { Editor } from './editor.ts';
import { words } from './words.data.ts';

/** An editor, and the page that its preview fills. */
export interface EditorProps {
  editor: Editor;
  page: PageSource;
}

/** The post's page as it would be now. */
export function PreviewPane({ editor, page }: EditorProps) {
  const values = useStore(editor.$values);
  const host = useRef<HTMLDivElement>(null);
  const { board } = editor;
  const { value: shown, error } = useLoaded(
    async () => pageOf(page, postOf(board, values, await loadRenderer(board))),
    values,
  );
  useEffect(() => shown && host.current?.replaceChildren(shown), [shown]);
  return (
    <>
      {!shown && (
        <p className="p-6 text-ink-2" role="status">
          {error ? reasonOf(error) : 'Loading'}
        </p>
      )}
      <div ref={host} />
    </>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof ContentTooLarge ? error.message : words.noPreview;
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
  values: PostFormValues,
  render: (content: string) => string,
): Record<string, unknown> {
  const given = instantIn(values.publishedAt);
  const publishedAt = Number.isNaN(Date.parse(given)) ? new Date().toISOString() : given;
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

/** The page of a post, with the page's own markup and the server's renderer. */
function pageOf({ blank, viewOf }: PageSource, post: Record<string, unknown>): DocumentFragment {
  const page = blank.cloneNode(true) as DocumentFragment;
  fillPage(page, viewOf(post as never));
  fitIn(page);
  return page;
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
  fillPicture(page, 'thumbnail', isArticle ? view.picture : view.thumbnail);
  if (isArticle) fillPicture(page, 'portrait', view.authorImageUrl);
  const link = page.querySelector<HTMLAnchorElement>('[data-leave]');
  if (!isArticle && view.url) link?.setAttribute('href', view.url);
  else link?.parentElement?.remove();
  const prose = page.querySelector('[data-prose]');
  if (prose && view.contentHtml) prose.innerHTML = trusted(view.contentHtml);
  else prose?.closest('.body')?.remove();
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
