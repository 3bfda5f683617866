/** The tables of both boards, seen as one kind: what the queries for posts are written over. */
import { type Generated, type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { blogColumns } from './blog-posts.ts';
import type { Database } from './connection.ts';
import type { Tables } from './schema.ts';
import { signalBoardColumns } from './signal-board-posts.ts';

export type Board = Tables['slugHistory']['board'];

/** The columns of either table that the code here and in the functions knows. */
export type PostTable = Pick<
  Tables['signalBoardPosts'],
  | 'title'
  | 'slug'
  | 'content'
  | 'contentHtml'
  | 'contentHtmlVersion'
  | 'published'
  | 'publishedAt'
  | 'version'
  | 'searchText'
  | 'deletedAt'
  | 'createdAt'
  | 'updatedAt'
> & { id: Generated<number>; category: string };

type PostTables = Record<'blogPosts' | 'signalBoardPosts', PostTable>;

/** A post of either board; beyond what is named here it has the columns of its own board. */
export type Post = Omit<Selectable<PostTable>, 'contentHtmlVersion' | 'searchText' | 'deletedAt'>;
export type ListedPost = Omit<Post, 'content' | 'contentHtml'>;

/**
 * Whether the public may read a post now: the one rule of every query, by the clock of the database, which
 * also writes the date.
 */
export const isPublic = sql<boolean>`(published and published_at <= now() and deleted_at is null)`;

/** What lists are sorted by: when a post was or will be published, or when a draft was begun. */
export const listedAt = sql<Date>`coalesce(published_at, created_at)`;

/** Columns to write. Those of its own board come along. */
export type PostValues = Partial<Insertable<PostTable>>;

interface BoardTable {
  table: keyof PostTables;
  listed: (keyof ListedPost)[];
  whole: (keyof Post)[];
  /** The column that stands under the title. */
  lede: string;
}

export const boards: Record<Board, BoardTable> = {
  blog: describe('blogPosts', blogColumns, 'summary'),
  'signal-board': describe('signalBoardPosts', signalBoardColumns, 'description'),
};

function describe(table: keyof PostTables, columns: readonly string[], lede: string): BoardTable {
  const listed = columns as (keyof ListedPost)[];
  return { table, listed, whole: [...listed, 'content', 'contentHtml'], lede };
}

/** The same database, with the two tables seen as one kind. */
export function over(db: Database): Kysely<PostTables> {
  return db;
}
