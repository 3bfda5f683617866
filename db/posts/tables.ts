/** The tables of both boards behind one type, so that each query for posts is written once. */
import {
  type ColumnType,
  type Insertable,
  type InsertType,
  type Kysely,
  type Selectable,
  type SelectType,
  sql,
  type Updateable,
  type UpdateType,
} from 'kysely';
import type { PostCover } from '#src/contracts/cover.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database } from '../connection.ts';
import type { PostColumns } from '../schema/posts.ts';
import type { Tables } from '../schema.ts';

/** The columns that one board has and the other has not; in rows of the other they are missing. */
type OwnColumns<Columns> = {
  [Name in Exclude<keyof Columns, keyof PostTable>]: ColumnType<
    SelectType<Columns[Name]> | undefined,
    InsertType<Columns[Name]> | undefined,
    UpdateType<Columns[Name]>
  >;
};

type AllOwnColumns = OwnColumns<Tables['blogPosts']> & OwnColumns<Tables['signalBoardPosts']>;

interface PostTable extends PostColumns {
  category: string;
}

type EitherTable = PostTable & AllOwnColumns;

type PostTables = Record<'blogPosts' | 'signalBoardPosts', EitherTable>;

/** A post of either board. */
export type Post = Omit<Selectable<PostTable>, 'contentHtmlVersion' | 'searchText' | 'deletedAt'> &
  Partial<Selectable<AllOwnColumns>>;
type ListedColumns = Omit<Post, 'content' | 'contentHtml'>;
export type ListedPost = ListedColumns & { cover?: PostCover };

/** Whether the public may read a post now, by the database's clock; every query uses this condition. */
export const isPublicPost = sql<boolean>`(published and published_at <= now() and deleted_at is null)`;

/** What lists are sorted by: when a post was or will be published, or when a draft was created. */
export const listedAt = sql<Date>`coalesce(published_at, created_at)`;

/** Columns to write. */
export type PostValues = Updateable<EitherTable>;
/** The columns of a new post: what both boards need. The database refuses one that lacks what its own board needs. */
export type NewPostValues = Insertable<EitherTable>;

/** What lists select of both boards, and of each: all but the content. */
const listedColumns = [
  'id',
  'title',
  'category',
  'thumbnailUrl',
  'slug',
  'published',
  'publishedAt',
  'version',
  'createdAt',
  'updatedAt',
] as const;
const blogColumns = [
  ...listedColumns,
  'summary',
  'author',
  'authorTitle',
  'authorImageUrl',
  'featuredImage',
  'metaDescription',
  'metaKeywords',
  'readTimeMinutes',
] as const;
const signalBoardColumns = [...listedColumns, 'description', 'sourceType', 'url'] as const;

interface BoardTable {
  table: keyof PostTables;
  listed: readonly (keyof ListedColumns)[];
  whole: readonly (keyof Post)[];
  /** The column shown below the title. */
  lede: 'summary' | 'description';
  /** What admins search besides title and lede, by the names of the database. */
  searched: readonly string[];
}

export const boardTables: Record<BoardName, BoardTable> = {
  blog: describe('blogPosts', blogColumns, 'summary', ['author', 'content']),
  'signal-board': describe('signalBoardPosts', signalBoardColumns, 'description', ['content']),
};

function describe(
  table: BoardTable['table'],
  listed: BoardTable['listed'],
  lede: BoardTable['lede'],
  searched: readonly string[],
): BoardTable {
  return { table, listed, whole: [...listed, 'content', 'contentHtml'], lede, searched };
}

/** The same database, typed so that both tables are interchangeable: each has the columns of its own board alone. */
export function eitherBoard(db: Database): Kysely<PostTables> {
  return db as Kysely<PostTables>;
}
