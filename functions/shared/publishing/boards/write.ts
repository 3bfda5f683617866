/**
 * What admins do to posts. Each is one transaction: the row, what it was before, the entry in the audit log and,
 * where readers see a difference, the purge of the cache are all kept, or none of them. `publish` then makes
 * it public.
 */
import type { Transaction } from 'kysely';
import { addAuditEntry } from '#db/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { keepRevision } from '#db/post-revisions.ts';
import {
  deletePost,
  findDeletedPost,
  findPost,
  type FoundPost,
  insertPost,
  isSlugTaken,
  restorePost,
  takeBoard,
  updatePost,
} from '#db/posts.ts';
import type { Tables } from '#db/schema.ts';
import type { Admin } from '#db/sessions.ts';
import { forgetMove, noteMove } from '#db/slug-history.ts';
import { inTransaction } from '#db/transaction.ts';
import { HttpFailure, invalid } from '#functions/shared/http/http-failure.ts';
import { addChange, type Done } from '#functions/shared/publishing/publish.ts';
import { contentColumns, type NewPost, type PostBoard, type PostChange } from './board.ts';
import { requireMatch } from './etag.ts';
import { chooseSlug, slugTaken } from './slug.ts';

/** Who does it, and where. */
interface Doing {
  db: Database;
  board: PostBoard;
  admin: Admin;
  request: Request;
}

/** @throws {HttpFailure} 422 or 409 */
export async function createPost(doing: Doing, input: NewPost): Promise<Done> {
  const { board } = doing;
  // Before anything is written, and while nobody waits for the board.
  const columns = contentColumns(board, input.content);
  return onBoard(doing, async (transaction) => {
    const slug = await chooseSlug(transaction, board, { slug: input.slug, title: input.title });
    const post = await insertPost(transaction, board.name, {
      ...input,
      ...columns,
      slug,
    });
    await forgetMove(transaction, board.name, slug);
    return done(transaction, doing, 'create', post, post.isPublic);
  });
}

/** @throws {HttpFailure} 404, 422, 409 or 412; 422 first where the content is at fault */
export async function changePost(doing: Doing, id: number, change: PostChange): Promise<Done> {
  const { board, admin, request } = doing;
  const columns = contentColumns(board, change.content);
  return onBoard(doing, async (transaction) => {
    const { isPublic, ...before } = await required(findPost(transaction, board.name, id));
    const errors = board.errorsOf({ ...before, ...change });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const title = change.title ?? before.title;
    const slug =
      change.slug === undefined
        ? before.slug
        : await chooseSlug(transaction, board, { slug: change.slug, title, id });
    requireMatch(request, before);

    await keepRevision(transaction, board.name, before, admin.username);
    const post = await updatePost(transaction, board.name, before, {
      ...change,
      ...columns,
      slug,
    });
    if (slug !== before.slug) {
      await noteMove(transaction, board.name, { postId: id, from: before.slug, to: slug });
    }
    return done(transaction, doing, 'update', post, isPublic || post.isPublic);
  });
}

/**
 * Hides the post; it can be restored for 30 days.
 *
 * @throws {HttpFailure} 404 or 412
 */
export function removePost(doing: Doing, id: number): Promise<Done> {
  const { board, request } = doing;
  return onBoard(doing, async (transaction) => {
    const post = await required(findPost(transaction, board.name, id));
    requireMatch(request, post);
    await deletePost(transaction, board.name, id);
    return done(transaction, doing, 'delete', post, post.isPublic);
  });
}

/** @throws {HttpFailure} 404, or 409 where another post has its slug by now */
export function bringBackPost(doing: Doing, id: number): Promise<Done> {
  const { board } = doing;
  return onBoard(doing, async (transaction) => {
    const { slug } = await required(findDeletedPost(transaction, board.name, id));
    if (await isSlugTaken(transaction, board.name, slug)) throw slugTaken();
    const post = await restorePost(transaction, board.name, id);
    await forgetMove(transaction, board.name, slug);
    return done(transaction, doing, 'restore', post, post.isPublic);
  });
}

export function noSuchPost(): HttpFailure {
  return new HttpFailure(404, 'There is no such post.');
}

/** One after the other, so that a slug found free and a version found unchanged stay so. */
function onBoard(
  { db, board }: Doing,
  work: (transaction: Transaction<Tables>) => Promise<Done>,
): Promise<Done> {
  return inTransaction(db, async (transaction) => {
    await takeBoard(transaction, board.name);
    return work(transaction);
  });
}

async function required<Post>(found: Promise<Post | undefined>): Promise<Post> {
  const post = await found;
  if (!post) throw noSuchPost();
  return post;
}

async function done(
  transaction: Transaction<Tables>,
  { board, admin }: Doing,
  action: string,
  post: FoundPost,
  isPublic: boolean,
): Promise<Done> {
  const { id, slug, title, version, published } = post;
  await addAuditEntry(transaction, {
    action: `${board.name}.${action}`,
    userId: admin.id,
    username: admin.username,
    entityId: id,
    details: { slug, title, version, published },
  });
  return { post, purge: isPublic ? await addChange(transaction, board.name, id) : undefined };
}
