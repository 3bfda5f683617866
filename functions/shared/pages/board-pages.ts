import type { BlogFull, BlogListed } from '#src/contracts/blog.ts';
import type { SignalBoardFull, SignalBoardListed } from '#src/contracts/signal-board.ts';
import { articlePage } from '#src/domain/posts/article-page.ts';
import type { Neighbours } from '#src/domain/posts/neighbours.ts';
import type { PostPage, Publication } from '#src/domain/posts/post-page.ts';
import { signalPage } from '#src/domain/posts/signal-page.ts';
import { blog, type PostBoard, signalBoard } from '../boards/board.ts';
import {
  blogNotFound,
  blogPost,
  signalBoardNotFound,
  signalBoardPost,
} from '../generated/pages.ts';

/** The pages of a board's posts. */
export interface BoardPages<Whole, Listed> {
  board: PostBoard;
  /** As the build has made it, without the post. */
  template: string;
  notFound: string;
  pageOf: (post: Whole, around: Neighbours<Listed>, where: Publication) => PostPage<unknown>;
}

export const blogPages: BoardPages<BlogFull, BlogListed> = {
  board: blog,
  template: blogPost,
  notFound: blogNotFound,
  pageOf: articlePage,
};

export const signalBoardPages: BoardPages<SignalBoardFull, SignalBoardListed> = {
  board: signalBoard,
  template: signalBoardPost,
  notFound: signalBoardNotFound,
  pageOf: signalPage,
};
