/** What is written in the editors and is not saved in a post yet. */
import { sql } from 'kysely';
import { draftFields, type ListedCopy } from '#src/contracts/working-copy.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database, OpenTransaction } from '../connection.ts';
import type { Dated } from '../schema/columns.ts';
import { searchPattern } from '../search-text.ts';
import { now, rowCount } from '../sql.ts';
import { fieldsAs } from '../stored-json.ts';

/** Which working copy, as somebody has seen it. */
export interface SeenCopy {
  id: number;
  version: number;
}

interface Written {
  baseVersion?: number | null | undefined;
  values: object;
  authorId: number;
}

interface Filter {
  board: BoardName;
  search?: string | undefined;
  category?: string | undefined;
}

const listed = [
  'workingCopies.id',
  sql<string>`form ->> 'title'`.as('title'),
  sql<string>`coalesce(form ->> 'category', '')`.as('category'),
  'username as updatedBy',
  'workingCopies.updatedAt',
] as const;

/** What is not a post yet, the last changed first. */
export function listNewPosts(
  db: Database,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
): Promise<Dated<ListedCopy, 'updatedAt'>[]> {
  return withAuthors(db)
    .select(listed)
    .where(isNewPost(filter))
    .orderBy('workingCopies.updatedAt', 'desc')
    .orderBy('workingCopies.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many of them there are in all. */
export async function countNewPosts(db: Database, filter: Filter): Promise<number> {
  const { count } = await db
    .selectFrom('workingCopies')
    .select(rowCount().as('count'))
    .where(isNewPost(filter))
    .executeTakeFirstOrThrow();
  return count;
}

function isNewPost({ board, search, category }: Filter) {
  const texts = sql`lower(concat_ws(' ', form ->> 'title', form ->> 'summary', form ->> 'description', form ->> 'content'))`;
  const conditions = [
    sql`board = ${board} and post_id is null`,
    ...(category ? [sql`form ->> 'category' = ${category}`] : []),
    ...(search ? [sql`${texts} like ${searchPattern(search)}`] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The working copies of posts, each with the post's id. */
export function listCopiesOf(
  db: Database,
  board: BoardName,
  postIds: readonly number[],
): Promise<(Dated<ListedCopy, 'updatedAt'> & { postId: number | null })[]> {
  return withAuthors(db)
    .select([...listed, 'postId'])
    .where('board', '=', board)
    .where('postId', 'in', [0, ...postIds])
    .execute();
}

/** A working copy with all that is written. */
export async function findWorkingCopy(db: Database, id: number) {
  return readWhole(await whole(db).where('workingCopies.id', '=', id).executeTakeFirst());
}

/** The working copy of a post. */
export async function findCopyOf(db: Database, board: BoardName, postId: number) {
  return readWhole(await whole(db).where('board', '=', board).where('postId', '=', postId).executeTakeFirst());
}

export type FoundCopy = NonNullable<Awaited<ReturnType<typeof findWorkingCopy>>>;

function whole(db: Database) {
  return withAuthors(db)
    .select(['workingCopies.id', 'board', 'postId', 'baseVersion', 'form', 'version'])
    .select(['username as updatedBy', 'workingCopies.updatedAt']);
}

function readWhole<Row extends { form: unknown }>(row: Row | undefined) {
  if (!row) return undefined;
  const { form, ...known } = row;
  return { ...known, values: fieldsAs(draftFields, form) };
}

function withAuthors(db: Database) {
  return db.selectFrom('workingCopies').leftJoin('users', 'users.id', 'authorId');
}

/** @returns its id; undefined if the post has one already */
export async function insertWorkingCopy(
  transaction: OpenTransaction,
  { values, ...copy }: Written & { board: BoardName; postId: number | null },
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('workingCopies')
    .values({ ...copy, baseVersion: copy.baseVersion ?? null, form: JSON.stringify(values) })
    .onConflict((conflict) => conflict.columns(['board', 'postId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Replaces all that is written. */
export async function replaceWorkingCopy(db: Database, id: number, { values, authorId, baseVersion }: Written) {
  await db
    .updateTable('workingCopies')
    .set({ form: JSON.stringify(values), authorId, baseVersion: baseVersion ?? null })
    .set({ version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteWorkingCopy(db: Database, id: number): Promise<void> {
  await db.deleteFrom('workingCopies').where('id', '=', id).execute();
}

/**
 * Ends the working copy that a save of a post has taken up, if it is still as its writer has seen it.
 *
 * @param postId the post that is saved; undefined for a new one
 * @returns false if somebody has changed it since
 */
export async function endWorkingCopy(
  transaction: OpenTransaction,
  { id, version }: SeenCopy,
  { board, postId = 0 }: { board: BoardName; postId?: number | undefined },
): Promise<boolean> {
  const copy = await transaction
    .selectFrom('workingCopies')
    .select('version')
    .where('id', '=', id)
    .where('board', '=', board)
    .where(sql<boolean>`(post_id is null or post_id = ${postId})`)
    .forUpdate()
    .executeTakeFirst();
  if (!copy) return true;
  if (copy.version !== version) return false;
  await deleteWorkingCopy(transaction, id);
  return true;
}
