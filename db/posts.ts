/** The queries for posts; each takes the board as a parameter. */
import { type RawBuilder, sql } from 'kysely';
import type { postSorts, postStatuses } from '#src/contracts/post.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database, OpenTransaction } from './connection.ts';
import {
  boardTables,
  isPublicPost,
  listedAt,
  type ListedPost,
  type NewPostValues,
  eitherBoard,
  type Post,
  type PostValues,
} from './posts/tables.ts';
import { withCovers } from './posts/covers.ts';
import { searchPattern, searchTextOf } from './search-text.ts';
import { ago, givesRow, now } from './sql.ts';

export type { ListedPost, Post } from './posts/tables.ts';

/** Posts deleted after this moment can be restored. */
export const RESTORABLE = ago('30 days');

export interface PostQuery {
  category?: string | undefined;
  search?: string | undefined;
  /** For admins: drafts and scheduled posts are included, and the search reads text and author too. */
  drafts: boolean;
  /** For admins: instead, deleted posts that can still be restored, last deleted first. */
  deleted?: boolean;
  status?: (typeof postStatuses)[number] | undefined;
  sort?: (typeof postSorts)[number] | undefined;
  limit: number;
  offset: number;
}

/** A post, and whether the public may read it now. */
export type FoundPost = Post & { isPublic: boolean };

/** Posts without their content, newest first; for the public with what their covers show of it. */
export async function listPosts(
  db: Database,
  board: BoardName,
  { sort, limit, offset, ...filter }: PostQuery,
): Promise<ListedPost[]> {
  const { table, listed } = boardTables[board];
  const posts: ListedPost[] = await eitherBoard(db)
    .selectFrom(table)
    .select(listed)
    .where(matches(board, filter))
    .$if(filter.deleted === true, (query) => query.select('deletedAt').orderBy('deletedAt', 'desc'))
    .$if(sort === 'title', (query) => query.orderBy('title'))
    .$if(sort === 'updated', (query) => query.orderBy('updatedAt', 'desc'))
    .orderBy(listedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return filter.drafts ? posts : withCovers(db, board, posts);
}

export type PostFilter = Omit<PostQuery, 'sort' | 'limit' | 'offset'>;

/** Whether a post passes a filter. */
export function matches(board: BoardName, { category, search, drafts, deleted, status }: PostFilter) {
  const pattern = searchPattern(search ?? '');
  const places = drafts ? boardTables[board].searched : [];
  const found = [
    sql`search_text like ${pattern}`,
    ...places.map((column) => sql`lower(${sql.ref(column)}) like ${pattern}`),
  ];
  const conditions = [
    deleted ? sql`deleted_at > ${RESTORABLE}` : sql`deleted_at is null`,
    ...(drafts ? [] : [isPublicPost]),
    ...(status ? [statuses[status]] : []),
    ...(category ? [sql`category = ${category}`] : []),
    ...(search ? [sql`(${sql.join(found, sql` or `)})`] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const statuses = {
  draft: sql`not published`,
  scheduled: sql`(published and published_at > now())`,
  published: isPublicPost,
};

/** A post that is not deleted, public or not. */
export function findPost(db: Database, board: BoardName, id: number): Promise<FoundPost | undefined> {
  return find(db, board, sql`id = ${id} and deleted_at is null`);
}

export function findPublishedPost(db: Database, board: BoardName, slug: string) {
  return find(db, board, sql`slug = ${slug} and ${isPublicPost}`);
}

/** A deleted post that can still be restored. */
export function findDeletedPost(db: Database, board: BoardName, id: number) {
  return find(db, board, sql`id = ${id} and deleted_at > ${RESTORABLE}`);
}

function find(db: Database, board: BoardName, condition: RawBuilder<boolean>) {
  const { table, whole } = boardTables[board];
  return eitherBoard(db)
    .selectFrom(table)
    .select([...whole, isPublicPost.as('isPublic')])
    .where(condition)
    .executeTakeFirst();
}

export function hasPublishedPost(db: Database, board: BoardName, slug: string): Promise<boolean> {
  return isThere(db, board, sql`slug = ${slug} and ${isPublicPost}`);
}

/** Whether there is such a post, public or not. */
export function hasPost(db: Database, board: BoardName, id: number): Promise<boolean> {
  return isThere(db, board, sql`id = ${id} and deleted_at is null`);
}

/** @param except id of a post that may have the slug */
export function isSlugTaken(db: Database, board: BoardName, slug: string, except = 0) {
  return isThere(db, board, sql`slug = ${slug} and deleted_at is null and id <> ${except}`);
}

function isThere(db: Database, board: BoardName, condition: RawBuilder<boolean>) {
  return givesRow(eitherBoard(db).selectFrom(boardTables[board].table).select('id').where(condition));
}

/** Locks a board until the transaction ends, so that what it has checked still holds when it writes. */
export async function lockBoard(transaction: OpenTransaction, board: BoardName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`posts of ${board}`}))`.execute(transaction);
}

export function insertPost(db: Database, board: BoardName, post: NewPostValues): Promise<FoundPost> {
  return insertion(db, board, [post]).executeTakeFirstOrThrow();
}

export async function insertPosts(db: Database, board: BoardName, posts: readonly NewPostValues[]) {
  return posts.length > 0 ? insertion(db, board, posts).execute() : [];
}

function insertion(db: Database, board: BoardName, posts: readonly NewPostValues[]) {
  const { table, whole } = boardTables[board];
  const rows = posts.map((post) => ({ ...post, ...searchable(board, post) }));
  return eitherBoard(db)
    .insertInto(table)
    .values(rows)
    .returning([...whole, isPublicPost.as('isPublic')]);
}

/** @param post the current row, for columns that `values` leaves out */
export function updatePost(db: Database, board: BoardName, post: Post, values: PostValues): Promise<FoundPost> {
  return change(db, board, post.id, { ...values, ...searchable(board, { ...post, ...values }) });
}

export function restorePost(db: Database, board: BoardName, id: number): Promise<FoundPost> {
  return change(db, board, id, { deletedAt: null });
}

function change(db: Database, board: BoardName, id: number, values: PostValues) {
  const { table, whole } = boardTables[board];
  return eitherBoard(db)
    .updateTable(table)
    .set({ ...values, ...touched })
    .where('id', '=', id)
    .returning([...whole, isPublicPost.as('isPublic')])
    .executeTakeFirstOrThrow();
}

/** Increments the version and advances `updatedAt`, even within one millisecond. */
const touched = {
  version: sql<number>`version + 1`,
  updatedAt: sql<Date>`greatest(now(), updated_at + interval '1 millisecond')`,
};

function searchable(board: BoardName, post: Pick<PostValues, 'title' | 'summary' | 'description'>) {
  return { searchText: searchTextOf(post.title ?? '', post[boardTables[board].lede] ?? '') };
}

/** Hides a post; for 30 days {@link restorePost} can bring it back. */
export async function deletePost(db: Database, board: BoardName, id: number): Promise<void> {
  await eitherBoard(db).updateTable(boardTables[board].table).set({ deletedAt: now }).where('id', '=', id).execute();
}
