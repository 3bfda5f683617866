/** Posts of both boards, their revisions, old slugs and pictures. */
import type { Generated } from 'kysely';
import type { BlogListed } from '#src/contracts/blog.ts';
import type { PostListed } from '#src/contracts/post.ts';
import type { SignalBoardListed } from '#src/contracts/signal-board.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { CreatedAt, NullableTime, StoredJson } from './columns.ts';

/** The columns that both boards have. */
export interface PostColumns {
  id: Generated<number>;
  title: string;
  thumbnailUrl: string | null;
  slug: string;
  /** Exactly as typed. */
  content: string | null;
  /** The same, rendered and sanitized; null if that is still to be done. */
  contentHtml: Generated<string | null>;
  /** Of the renderer that made it (domain/render/render.ts). */
  contentHtmlVersion: Generated<number | null>;
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

/** The content is Markdown. */
interface SignalBoardPostsTable extends PostColumns, Omit<SignalBoardListed, keyof PostListed> {}

/** The content is HTML. */
interface BlogPostsTable extends PostColumns, Omit<BlogListed, keyof PostListed> {
  content: string;
}

export interface PostTables {
  signalBoardPosts: SignalBoardPostsTable;
  blogPosts: BlogPostsTable;
  slugHistory: {
    board: BoardName;
    /** A former slug of the post. */
    slug: string;
    postId: number;
    createdAt: CreatedAt;
  };
  /** Old versions of posts, one for each save. */
  postRevisions: {
    board: BoardName;
    postId: number;
    version: number;
    /** The whole post, with its content. */
    post: StoredJson;
    /** Name of the admin who replaced it. */
    replacedBy: string;
    replacedAt: CreatedAt;
  };
  /** What is written in the editors and is not saved in a post yet: at most one for each post, and what is no post yet. */
  workingCopies: {
    id: Generated<number>;
    board: BoardName;
    /** Null for what is not a post yet. */
    postId: number | null;
    /** The version of the post that was in the form when writing began; null where there was none. */
    baseVersion: number | null;
    /** The fields of the form, as typed. */
    form: StoredJson;
    /** Counts up with every change: with the id, the ETag. */
    version: Generated<number>;
    /** Who wrote last; null once that account is removed. */
    authorId: number | null;
    createdAt: CreatedAt;
    updatedAt: CreatedAt;
  };
  /** Uploaded pictures; their bytes are stored outside the database, under their key. */
  media: {
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
  };
}
