/** The queries for posts; each takes the board as a parameter. */
import { type Insertable, sql } from 'kysely';
import type { postSorts, postStatuses } from '#src/contracts/post.ts';
import type { Database, OpenTransaction } from './connection.ts';
import {
  type Board,
  boards,
  isPublic,
  listedAt,
  type ListedPost,
  over,
  type Post,
  type PostTable,
  type PostValues,
} from './posts/tables.ts';
import { searchPattern, searchTextOf } from './search-text.ts';

export type { Board, ListedPost, Post } from './posts/tables.ts';

/** Posts deleted after this moment can be restored. */
export const RESTORABLE = sql<Date>`now() - interval '30 days'`;

export interface ListQuery {
  category?: string | undefined;
  search?: string | undefined;
  /** For admins: drafts and scheduled posts are included, and the search reads text and author too. */
  drafts: boolean;
  status?: (typeof postStatuses)[number] | undefined;
  sort?: (typeof postSorts)[number] | undefined;
  limit: number;
  offset: number;
}

/** A post, and whether the public may read it now. */
export type FoundPost = Post & { isPublic: boolean };

/** Posts without their content, newest first. */
export function listPosts(
  db: Database,
  board: Board,
  { sort, limit, offset, ...filter }: ListQuery,
): Promise<ListedPost[]> {
  const { table, listed } = boards[board];
  return over(db)
    .selectFrom(table)
    .select(listed)
    .where('deletedAt', 'is', null)
    .where(matches(board, filter))
    .$if(sort === 'title', (query) => query.orderBy('title'))
    .$if(sort === 'updated', (query) => query.orderBy('updatedAt', 'desc'))
    .orderBy(listedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

type Filter = Omit<ListQuery, 'sort' | 'limit' | 'offset'>;

/** Whether a post passes a filter. */
export function matches(board: Board, { category, search, drafts, status }: Filter) {
  const pattern = searchPattern(search ?? '');
  const places = drafts ? boards[board].searched : [];
  const found = [
    sql`search_text like ${pattern}`,
    ...places.map((column) => sql`lower(${sql.ref(column)}) like ${pattern}`),
  ];
  const conditions = [
    ...(drafts ? [] : [isPublic]),
    ...(status ? [statuses[status]] : []),
    ...(category ? [sql`category = ${category}`] : []),
    ...(search ? [sql`(${sql.join(found, sql` or `)})`] : []),
  ];
  return conditions.length > 0
    ? sql<boolean>`${sql.join(conditions, sql` and `)}`
    : sql<boolean>`true`;
}

const statuses = {
  draft: sql`not published`,
  scheduled: sql`(published and published_at > now())`,
  published: isPublic,
};

/** A listed post that was deleted, and when. */
export type ListedDeletedPost = ListedPost & { deletedAt: Date };

/** Deleted posts that can still be restored, without their content, last deleted first. */
export function listDeletedPosts(
  db: Database,
  board: Board,
  { limit, offset, ...filter }: Omit<ListQuery, 'drafts' | 'sort'>,
): Promise<ListedDeletedPost[]> {
  const { table, listed } = boards[board];
  return over(db)
    .selectFrom(table)
    .select([...listed, sql<Date>`deleted_at`.as('deletedAt')])
    .where('deletedAt', '>', RESTORABLE)
    .where(matches(board, { ...filter, drafts: true }))
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A post that is not deleted, public or not. */
export function findPost(db: Database, board: Board, id: number): Promise<FoundPost | undefined> {
  const { table, whole } = boards[board];
  return over(db)
    .selectFrom(table)
    .select([...whole, isPublic.as('isPublic')])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export function findPublishedPost(
  db: Database,
  board: Board,
  slug: string,
): Promise<Post | undefined> {
  const { table, whole } = boards[board];
  return over(db)
    .selectFrom(table)
    .select(whole)
    .where('slug', '=', slug)
    .where(isPublic)
    .executeTakeFirst();
}

export async function hasPublishedPost(db: Database, board: Board, slug: string): Promise<boolean> {
  const row = await over(db)
    .selectFrom(boards[board].table)
    .select('id')
    .where('slug', '=', slug)
    .where(isPublic)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks a board for other writers until the transaction ends, so that what this one has checked (a slug is free, a
 * version is current) still holds when it writes.
 */
export async function lockBoard(transaction: OpenTransaction, board: Board): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`posts of ${board}`}))`.execute(transaction);
}

/** @param except id of a post that may have the slug */
export async function isSlugTaken(db: Database, board: Board, slug: string, except?: number) {
  const row = await over(db)
    .selectFrom(boards[board].table)
    .select('id')
    .where('slug', '=', slug)
    .where('deletedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
    .executeTakeFirst();
  return row !== undefined;
}

export function insertPost(db: Database, board: Board, values: PostValues): Promise<FoundPost> {
  const { table, whole } = boards[board];
  return over(db)
    .insertInto(table)
    .values({ ...values, ...searchable(board, values) } as Insertable<PostTable>)
    .returning([...whole, isPublic.as('isPublic')])
    .executeTakeFirstOrThrow();
}

/** @param post the current row, for columns that `values` leaves out */
export function updatePost(
  db: Database,
  board: Board,
  post: Post,
  values: PostValues,
): Promise<FoundPost> {
  const { table, whole } = boards[board];
  return over(db)
    .updateTable(table)
    .set({ ...values, ...searchable(board, { ...post, ...values }), ...touched })
    .where('id', '=', post.id)
    .returning([...whole, isPublic.as('isPublic')])
    .executeTakeFirstOrThrow();
}

/** Increments the version and advances `updatedAt`, even within one millisecond. */
const touched = {
  version: sql<number>`version + 1`,
  updatedAt: sql<Date>`greatest(now(), updated_at + interval '1 millisecond')`,
};

function searchable(board: Board, post: PostValues): { searchText: string } {
  const lede = (post as Record<string, unknown>)[boards[board].lede];
  return { searchText: searchTextOf(post.title ?? '', String(lede ?? '')) };
}

/** Hides a post; for 30 days {@link restorePost} can bring it back. */
export async function deletePost(db: Database, board: Board, id: number): Promise<void> {
  await over(db)
    .updateTable(boards[board].table)
    .set({ deletedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** A deleted post that can still be restored. */
export function findDeletedPost(db: Database, board: Board, id: number): Promise<Post | undefined> {
  const { table, whole } = boards[board];
  return over(db)
    .selectFrom(table)
    .select(whole)
    .where('id', '=', id)
    .where('deletedAt', '>', RESTORABLE)
    .executeTakeFirst();
}

export function restorePost(db: Database, board: Board, id: number): Promise<FoundPost> {
  const { table, whole } = boards[board];
  return over(db)
    .updateTable(table)
    .set({ deletedAt: null, ...touched })
    .where('id', '=', id)
    .returning([...whole, isPublic.as('isPublic')])
    .executeTakeFirstOrThrow();
}
