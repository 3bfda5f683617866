import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { site } from '#src/content/site.ts';
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

const widths = [
  ['full', 'Full width'],
  ['phone', 'Phone'],
] as const;

/** The post's page as it would be now, as wide as there is room or as on a phone. */
export function PreviewPane(props: EditorProps) {
  const [width, setWidth] = useState<'full' | 'phone'>('full');
  return (
    <>
      <div role="group" aria-label="Width" className="flex gap-1 border-b border-rule-strong p-1.5">
        {widths.map(([name, label]) => (
          <button
            key={name}
            type="button"
            className="selectable min-h-9 px-3 py-1"
            aria-pressed={width === name}
            onClick={() => setWidth(name)}
          >
            {label}
          </button>
        ))}
      </div>
      {width === 'phone' ? <OnPhone {...props} /> : <FullWidth {...props} />}
    </>
  );
}

function FullWidth(props: EditorProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <>
      <PageIn {...props} host={host} />
      <div ref={setHost} lang={site.locale} />
    </>
  );
}

/** In a frame, whose width is what the page's styles ask for. */
function OnPhone(props: EditorProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const shown = frame.current;
    const dress = () => setHost(shown?.contentDocument ? dressed(shown.contentDocument) : null);
    shown?.addEventListener('load', dress);
    // React takes no trusted markup.
    shown?.setAttribute('srcdoc', trusted('<!doctype html><meta name="viewport" content="width=device-width">'));
    return () => shown?.removeEventListener('load', dress);
  }, []);
  return (
    <>
      <PageIn {...props} host={host} />
      <iframe
        title="The post on a phone"
        className="mx-auto my-6 block h-[44rem] max-h-[80vh] w-97.5 max-w-full rounded-sheet border border-rule-strong bg-paper"
        ref={frame}
      />
    </>
  );
}

/** Gives an empty document the looks of this one. @returns where its content goes */
function dressed(frame: Document): HTMLElement {
  const { documentElement: here, head, body } = document;
  for (const { name, value } of here.attributes) {
    // Which the content policy forbids.
    if (name !== 'style') frame.documentElement.setAttribute(name, value);
  }
  frame.documentElement.lang = site.locale;
  const styles = head.querySelectorAll('link[rel=stylesheet], style');
  frame.head.append(...[...styles].map((style) => frame.importNode(style, true)));
  frame.body.className = body.className;
  return frame.body;
}

/** Fills a place with the page, and says why it cannot. */
function PageIn({ editor, page, host }: EditorProps & { host: HTMLElement | null }) {
  const values = useStore(editor.$values);
  const { board } = editor;
  const { value: shown, error } = useLoaded(
    async () => pageOf(page, postOf(board, values, await loadRenderer(board))),
    values,
  );
  useEffect(() => {
    if (shown && shown.childNodes.length > 0) host?.replaceChildren(shown);
  }, [shown, host]);
  if (shown) return null;
  return (
    <p className="p-6 text-ink-2" role="status">
      {error ? reasonOf(error) : 'Loading'}
    </p>
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
