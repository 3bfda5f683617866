/** The tables of both boards behind one type, so that each query for posts is written once. */
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { PostColumns } from '../schema/posts.ts';
import type { Tables } from '../schema.ts';

export type Board = Tables['slugHistory']['board'];

export type PostTable = PostColumns & { category: string };

type PostTables = Record<'blogPosts' | 'signalBoardPosts', PostTable>;

/** A post of either board; at run time it also has the other columns of its board. */
export type Post = Omit<Selectable<PostTable>, 'contentHtmlVersion' | 'searchText' | 'deletedAt'>;
export type ListedPost = Omit<Post, 'content' | 'contentHtml'>;

/** Whether the public may read a post now, by the database's clock; every query uses this condition. */
export const isPublic = sql<boolean>`(published and published_at <= now() and deleted_at is null)`;

/** What lists are sorted by: when a post was or will be published, or when a draft was created. */
export const listedAt = sql<Date>`coalesce(published_at, created_at)`;

/** Columns to write; at run time also the other columns of the board. */
export type PostValues = Partial<Insertable<PostTable>>;

/** What lists select of both boards, and of each: all but the content. */
const listedColumns = [
  ...(['id', 'title', 'category', 'thumbnailUrl', 'slug'] as const),
  ...(['published', 'publishedAt', 'version', 'createdAt', 'updatedAt'] as const),
] as const;
const blogColumns = [
  ...listedColumns,
  ...(['summary', 'author', 'authorTitle', 'authorImageUrl', 'featuredImage'] as const),
  ...(['metaDescription', 'metaKeywords', 'readTimeMinutes'] as const),
] as const;
const signalBoardColumns = [...listedColumns, 'description', 'sourceType', 'url'] as const;

interface BoardTable {
  table: keyof PostTables;
  listed: (keyof ListedPost)[];
  whole: (keyof Post)[];
  /** The column shown below the title. */
  lede: string;
  /** What admins search besides title and lede, by the names of the database. */
  searched: readonly string[];
}

export const boards: Record<Board, BoardTable> = {
  blog: describe('blogPosts', blogColumns, 'summary', ['author', 'content']),
  'signal-board': describe('signalBoardPosts', signalBoardColumns, 'description', ['content']),
};

function describe(
  table: keyof PostTables,
  columns: readonly string[],
  lede: string,
  searched: readonly string[],
): BoardTable {
  const listed = columns as (keyof ListedPost)[];
  return { table, listed, whole: [...listed, 'content', 'contentHtml'], lede, searched };
}

/** The same database, typed so that both tables are interchangeable. */
export function over(db: Database): Kysely<PostTables> {
  return db;
}
