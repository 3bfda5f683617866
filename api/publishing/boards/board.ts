import type * as z from 'zod/mini';
import type { FoundPost, ListedPost, Post } from '#db/posts.ts';
import { BLOG_SLUG_LENGTH, type BlogPost, blogChange, blogPost } from '#src/contracts/blog.ts';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { postQuery, SLUG_LENGTH } from '#src/contracts/post.ts';
import {
  type SignalBoardPost,
  signalBoardChange,
  signalBoardErrors,
  signalBoardPost,
} from '#src/contracts/signal-board.ts';
import { categoryIds } from '#src/domain/posts/categories.ts';
import { htmlOf } from '#src/domain/posts/html-of.ts';
import { RENDER_VERSION } from '#src/domain/render/render.ts';
import type { Host } from '#api/host.ts';
import { invalid } from '#api/http/http-failure.ts';
import { requireETag } from '#api/http/if-match.ts';
import type { Database } from '#db/connection.ts';
import { nextScheduledPost } from '#db/published-posts.ts';
import { cacheTime } from '#src/domain/posts/cache-time.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import { rendererHere } from './renderer.ts';

/** 1 MiB: a post with its content. */
export const POST_BODY_LIMIT = 1024 * 1024;

/** A new post of either board; only what both have in common is read, the rest is stored as validated. */
export type NewPost = BlogPost | SignalBoardPost;

export type PostChange = Partial<NewPost>;

/** What the two boards differ in. */
export interface PostBoard {
  /** Used in paths, cache tags and the log. */
  name: BoardName;
  create: z.ZodMiniType<NewPost>;
  change: z.ZodMiniType<PostChange>;
  /** The errors, by field, of a post as it would be after a change. */
  errorsOf: (post: object) => FieldErrors;
  query: ReturnType<typeof postQuery>;
  slugLength: number;
}

const blogCategories = categoryIds('blog');
const signalCategories = categoryIds('signal-board');

export const boards: readonly PostBoard[] = [
  {
    name: 'blog',
    create: blogPost(blogCategories),
    change: blogChange(blogCategories),
    errorsOf: () => ({}),
    query: postQuery(blogCategories),
    slugLength: BLOG_SLUG_LENGTH,
  },
  {
    name: 'signal-board',
    create: signalBoardPost(signalCategories),
    change: signalBoardChange(signalCategories),
    errorsOf: signalBoardErrors,
    query: postQuery(signalCategories),
    slugLength: SLUG_LENGTH,
  },
];

/** A post as lists return it; its version is in the ETag instead. */
export function listedPost({
  version: _version,
  isPublic: _isPublic,
  ...post
}: ListedPost & Partial<FoundPost>): Omit<ListedPost, 'version'> {
  return post;
}

/** A post as returned on its own: with its content as typed, and as sanitized HTML. */
export function wholePost({ name }: PostBoard, post: Post) {
  return { ...listedPost(post), contentHtml: htmlOf(name, post) };
}

/**
 * The columns of a content: as typed, and as sanitized HTML. To be made before a transaction begins, in which everybody
 * would wait for it.
 *
 * @throws {HttpFailure} 422 if it is more than a page can show
 */
export async function contentColumns({ render = rendererHere }: Host, { name }: PostBoard, content?: string | null) {
  if (content === undefined) return {};
  const rendered = content === null ? { html: null } : await render(name, content);
  if ('tooLarge' in rendered) throw invalid({ content: [rendered.tooLarge] });
  return { content, contentHtml: rendered.html, contentHtmlVersion: RENDER_VERSION };
}

/** What {@link contentColumns} gives. */
export type ContentColumns = Awaited<ReturnType<typeof contentColumns>>;

/**
 * Cache headers of public responses, the same as those of pages (integrations/cache-provider.ts): browsers revalidate
 * each time; the platform's CDN caches a response for a day, until a change purges its tags (../publish.ts), or until
 * the next scheduled post.
 *
 * @param tags one of them is purged whenever the content of the response changes
 */
export async function publicHeaders(db: Database, ...tags: (BoardName | `${BoardName}:${number}`)[]) {
  const { maxAge, swr } = cacheTime(await nextScheduledPost(db), Date.now());
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': `public, durable, max-age=${maxAge}, stale-while-revalidate=${swr}`,
    'Netlify-Cache-Tag': tags.join(','),
    'Netlify-Vary': 'query=category|search|scope|limit|offset',
  };
}

/** The header with the version of a post. */
export function versionOf(post: Post): { ETag: string } {
  return { ETag: etagOf(post) };
}

/** The version of a row as an ETag. */
function etagOf({ version }: { version: number }): string {
  return `"${version}"`;
}

/** Prevents admins from overwriting changes of a post that they have not seen. @throws {HttpFailure} 412 */
export function requireMatch(request: Request, row: { version: number }): void {
  requireETag(request, etagOf(row), 'Someone has changed this post since you opened it.');
}
