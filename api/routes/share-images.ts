import { Hono } from 'hono';
import { findPost } from '#db/posts.ts';
import { blogCategories } from '#src/contracts/blog.ts';
import { signalBoardCategories } from '#src/contracts/signal-board.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import { articleSubject, imagePath, signalSubject } from '#src/domain/posts/post-pages.ts';
import type { Api } from '#api/context.ts';
import { limits } from '#api/http/limits.ts';
import { ID, idOf } from '#api/http/paths.ts';
import { database } from '#api/middleware/database.ts';
import { limit } from '#api/middleware/limit.ts';
import { publicHeaders } from '#api/publishing/boards/board.ts';
import { drawerHere } from '#api/publishing/share-image/drawer.ts';
import { noSuchPost } from '#api/publishing/boards/write.ts';

export const shareImages = new Hono<Api>();

/**
 * The share image of a published post, drawn at the first request. The address of an earlier title redirects to the
 * current image.
 */
shareImages.get(`/share/:board{(?:blog|signal-board)}/${ID}/:file`, limit(limits.reads), database, async (c) => {
  const { db } = c.var;
  const board = c.req.param('board') as BoardName;
  const id = idOf(c.req.param('id'));
  const post = await findPost(db, board, id);
  if (!post?.isPublic) throw noSuchPost();
  const subject = subjectOf(board, post);
  const path = imagePath(board, id, subject);
  // Without the board's tag, since the image shows no other posts.
  const headers = await publicHeaders(db, `${board}:${id}`);
  if (path !== `/share/${board}/${id}/${c.req.param('file')}`) {
    return c.body(null, 301, { ...headers, Location: path });
  }
  const { drawShareImage = drawerHere } = c.var.host;
  const image = await drawShareImage(subject);
  return c.body(image, 200, { ...headers, 'Content-Type': 'image/png' });
});

/** @throws {HttpFailure} 404 if this release does not know the post's category */
function subjectOf(
  board: BoardName,
  post: { title: string; category: string; summary?: string; description?: string },
) {
  const { title, category, summary = '', description = '' } = post;
  if (board === 'blog' && isOneOf(blogCategories, category)) return articleSubject({ title, category, summary });
  if (board === 'signal-board' && isOneOf(signalBoardCategories, category)) {
    return signalSubject({ title, category, description });
  }
  throw noSuchPost();
}

function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return names.some((name) => name === text);
}
