/** Posts of both boards, their revisions, old slugs and pictures. */
import type { Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, NullableTime } from './columns.ts';

export interface SignalBoardPostsTable {
  id: Generated<number>;
  title: string;
  description: string;
  category: 'playbook' | 'signal' | 'idea' | 'wild' | 'tool';
  thumbnailUrl: string | null;
  sourceType: 'original' | 'external';
  url: string | null;
  /** Markdown, exactly as typed. */
  content: string | null;
  /** The same, rendered and sanitised; null if that is still to be done. */
  contentHtml: Generated<string | null>;
  /** Of the renderer that made it (domain/render/render.ts). */
  contentHtmlVersion: Generated<number | null>;
  slug: string;
  published: Generated<boolean>;
  /** When it was or will be published; of whatever is published, the database fills it in. */
  publishedAt: NullableTime;
  /** Counts up with every change: the ETag. */
  version: Generated<number>;
  /** What a search looks in, as db/search-text.ts makes it. */
  searchText: Generated<string>;
  /** Deleted; the row goes 30 days later. */
  deletedAt: NullableTime;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

export interface BlogPostsTable {
  id: Generated<number>;
  title: string;
  summary: string;
  /** HTML, exactly as typed. */
  content: string;
  /** The same, rendered and sanitised; null if that is still to be done. */
  contentHtml: Generated<string | null>;
  /** Of the renderer that made it (domain/render/render.ts). */
  contentHtmlVersion: Generated<number | null>;
  category: 'automation' | 'ai' | 'business' | 'technology' | 'industry' | 'case-study';
  thumbnailUrl: string | null;
  author: string;
  authorTitle: string | null;
  authorImageUrl: string | null;
  featuredImage: string | null;
  slug: string;
  metaDescription: string | null;
  metaKeywords: string | null;
  readTimeMinutes: number | null;
  published: Generated<boolean>;
  /** When it was or will be published; of whatever is published, the database fills it in. */
  publishedAt: NullableTime;
  /** Counts up with every change: the ETag. */
  version: Generated<number>;
  /** What a search looks in, as db/search-text.ts makes it. */
  searchText: Generated<string>;
  /** Deleted; the row goes 30 days later. */
  deletedAt: NullableTime;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** Old versions of posts, one for each save. */
export interface PostRevisionsTable {
  board: 'signal-board' | 'blog';
  postId: number;
  version: number;
  /** The whole post, with its content. */
  post: JSONColumnType<Record<string, unknown>>;
  /** Name of the admin who replaced it. */
  replacedBy: string;
  replacedAt: CreatedAt;
}

export interface SlugHistoryTable {
  board: 'signal-board' | 'blog';
  /** A former slug of the post. */
  slug: string;
  postId: number;
  createdAt: CreatedAt;
}

/** Uploaded pictures; their bytes are stored outside the database, under their key. */
export interface MediaTable {
  id: Generated<number>;
  /** A hash of the bytes, and the ending of the file. */
  key: string;
  type: string;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  bytes: number;
  alt: Generated<string>;
  /** Name of the admin. */
  uploadedBy: string;
  createdAt: CreatedAt;
}
