/**
 * The only module through which pages rendered on demand read the database: published posts, and drafts
 * through a preview link. Everything else on a page is static content.
 */
import type { APIContext, APIRoute } from 'astro';
import { type Database, withDatabase } from '#db/connection.ts';
import { withTimeBudget } from '#db/time-budget.ts';
import { neighborsOf } from '#db/post-neighbors.ts';
import { findPost, findPublishedPost, listPosts, type Post } from '#db/posts.ts';
import { newestPosts, nextScheduledPost, postAddresses } from '#db/published-posts.ts';
import { readSettings } from '#db/settings.ts';
import { currentSlug } from '#db/slug-history.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { site } from '#src/content/site.ts';
import type { BlogFull, BlogListed } from '#src/contracts/blog.ts';
import { envOfDeploy, readEnv } from '#src/contracts/env/env.ts';
import type { SignalBoardFull, SignalBoardListed } from '#src/contracts/signal-board.ts';
import { cacheTime } from '#src/domain/posts/cache-time.ts';
import type { Card } from '#src/domain/posts/card.ts';
import { categoryIds } from '#src/domain/posts/categories.ts';
import type { Neighbors } from '#src/domain/posts/neighbors.ts';
import { type BoardName, postPath, slugAt } from '#src/domain/posts/paths.ts';
import { htmlOf } from '#src/domain/posts/html-of.ts';
import { isPreviewToken, previewedId } from '#src/domain/posts/preview-token.ts';
import { type Feed, FEED_LENGTH, FEED_TEXT } from './feed.ts';
import { listQueryFrom } from './query.ts';

interface Full {
  blog: BlogFull;
  'signal-board': SignalBoardFull;
}

interface Listed {
  blog: BlogListed;
  'signal-board': SignalBoardListed;
}

/** A post's URL, with the dates that tell when it last changed. */
type Address = Pick<BlogListed, 'slug' | 'createdAt' | 'updatedAt' | 'publishedAt'>;

/** Total time a page may wait for the database, in milliseconds. */
const DEADLINE = 8000;

/** Posts per list page, as in a response of the API. */
const LISTED = 100;

/** A post and what to read next. */
export interface Published<Board extends BoardName> {
  post: Full[Board];
  around: Neighbors<Listed[Board]>;
  /** Shown through a preview link: not indexed and not counted. */
  isPreview?: true;
}

/**
 * The published post of a URL, or the draft of a preview link.
 *
 * @returns a redirect if the URL is an old or differently spelled one; undefined if there is no such post
 *   (status 404)
 * @throws {DatabaseUnavailable}
 */
export async function publishedPost<Board extends BoardName>(
  page: APIContext,
  board: Board,
): Promise<Published<Board> | Response | undefined> {
  const typed = slugAt(page.url.pathname) ?? '';
  if (isPreviewToken(typed)) return previewedPost(page, board, typed);
  const slug = typed.toLowerCase();
  return read(page, [board], async (db) => {
    const post = await findPublishedPost(db, board, slug);
    const current = post?.slug ?? (await currentSlug(db, board, slug));
    if (current !== undefined && current !== typed) {
      return page.redirect(postPath(board, current), 301);
    }
    if (!post) return undefined;
    page.cache.set({ tags: [`${board}:${post.id}`] });
    return serialized<Published<Board>>({
      post: rendered(board, post),
      around: await neighborsOf(db, board, post),
    });
  });
}

/** The post of a preview link; the response is never cached, not even a 404. */
async function previewedPost<Board extends BoardName>(
  page: APIContext,
  board: Board,
  token: string,
): Promise<Published<Board> | undefined> {
  page.locals.isPrivate = true;
  const env = envHere(page);
  const id = previewedId(env.SESSION_SECRET ?? '', board, { token, now: new Date() });
  if (id === undefined || !env.SESSION_SECRET) return undefined;
  return withTimeBudget(DEADLINE, () =>
    withDatabaseOf(page, async (db) => {
      const found = await findPost(db, board, id);
      if (!found) return undefined;
      const { isPublic: _, ...post } = found;
      const around = await neighborsOf(db, board, post);
      const shown = { post: rendered(board, post), around, isPreview: true };
      return serialized<Published<Board>>(shown);
    }),
  );
}

/**
 * The latest published posts that match the query of a list's page, as cards.
 *
 * @throws {DatabaseUnavailable}
 */
export function publishedList<Board extends BoardName>(
  page: APIContext,
  board: Board,
  cardOf: (post: Listed[Board], timeZone: string, locale: string) => Card,
) {
  const query = listQueryFrom(page.url.search, categoryIds(board));
  return read(page, [board], async (db) => {
    const posts = await listPosts(db, board, { ...query, drafts: false, limit: LISTED + 1, offset: 0 });
    const listed = serialized<Listed[Board][]>(posts.slice(0, LISTED));
    const cards = listed.map((post) => cardOf(post, site.timeZone, site.locale));
    return { query, cards, more: posts.length > LISTED };
  });
}

/** A route that answers with the latest published posts and their content. @throws {DatabaseUnavailable} */
export function feedRoute<Board extends BoardName>(
  board: Board,
  feedOf: (posts: Full[Board][], address: URL) => Feed,
  write: (feed: Feed) => Response,
): APIRoute {
  return async (page) => {
    const posts = await read(page, [board], async (db) => {
      const newest = await newestPosts(db, board, FEED_LENGTH, FEED_TEXT);
      return serialized<Full[Board][]>(newest.map((post) => rendered(board, post)));
    });
    return write(feedOf(posts, new URL(page.url.pathname, page.site)));
  };
}

/**
 * All published posts of both boards that have their own page, newest first.
 *
 * @throws {DatabaseUnavailable}
 */
export function publishedAddresses(page: APIContext) {
  return read(page, ['blog', 'signal-board'], async (db) =>
    serialized<Record<'blog' | 'signalBoard', Address[]>>({
      blog: await postAddresses(db, 'blog'),
      signalBoard: await postAddresses(db, 'signal-board'),
    }),
  );
}

function rendered(board: BoardName, { version: _version, ...post }: Post) {
  return { ...post, contentHtml: htmlOf(board, post) };
}

/** Whether an error means that the database is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable;
}

/** Reads from the database and lets the response be cached until a published post changes. */
async function read<T>(page: APIContext, boards: BoardName[], work: (db: Database) => Promise<T>): Promise<T> {
  return withTimeBudget(DEADLINE, () =>
    withDatabaseOf(page, async (db) => {
      const result = await work(db);
      const next = await nextScheduledPost(db);
      page.locals.settings = await readSettings(db);
      page.cache.set({ ...cacheTime(next, Date.now()), tags: boards });
      return result;
    }),
  );
}

/** Runs work with the host's database, else with that of the environment. */
function withDatabaseOf<T>(page: APIContext, work: (db: Database) => Promise<T>): Promise<T> {
  const { database } = page.locals.host;
  return database ? work(database) : withDatabase(envHere(page), work);
}

function envHere(page: APIContext) {
  return envOfDeploy(readEnv(process.env), page.locals.netlify?.context.deploy.context);
}

/** As the API would return it: dates in ISO 8601. Texts, which may have a megabyte, are not copied. */
function serialized<T>(value: unknown): T {
  return isoDates(value) as T;
}

function isoDates(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(isoDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isoDates(one)]));
}
