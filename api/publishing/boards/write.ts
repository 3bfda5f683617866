/**
 * Admins' changes of posts. Each is one transaction of the row, its old version, the entry in the audit log and, if
 * readers see a difference, the purge of the cache. `publish` then makes it public.
 */
import type { OpenTransaction } from '#db/connection.ts';
import { saveRevision } from '#db/posts/revisions.ts';
import {
  deletePost,
  findDeletedPost,
  findPost,
  type FoundPost,
  insertPost,
  isSlugTaken,
  lockBoard,
  restorePost,
  updatePost,
} from '#db/posts.ts';
import { removeRedirect, recordSlugChange } from '#db/slug-history.ts';
import { inTransaction } from '#db/transaction.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import type { AdminContext } from '#api/context.ts';
import { addChange, type Done } from '#api/publishing/publish.ts';
import { posts } from '#src/content/messages.ts';
import { slugsOf } from '#src/domain/slug.ts';
import { type ContentColumns, type NewPost, type PostBoard, type PostChange, requireMatch } from './board.ts';
import { endTakenUp } from './working-copy.ts';

/** Who does it, and where. */
type WriteContext = Pick<AdminContext, 'db' | 'admin' | 'request' | 'audit'> & {
  board: PostBoard;
};

/** @throws {HttpFailure} 409 or 412 */
export async function createPost(doing: WriteContext, input: NewPost, columns: ContentColumns): Promise<Done> {
  const { board, request } = doing;
  return onBoard(doing, async (transaction) => {
    const slug = await chooseSlug(transaction, board, input);
    await endTakenUp(transaction, request, { board: board.name });
    const post = await insertPost(transaction, board.name, { ...input, ...columns, slug });
    await removeRedirect(transaction, board.name, slug);
    return done(transaction, doing, 'create', post, post.isPublic);
  });
}

/** @throws {HttpFailure} 404, 422, 409 or 412 */
export async function changePost(
  doing: WriteContext,
  id: number,
  change: PostChange,
  columns: ContentColumns,
): Promise<Done> {
  const { board, admin, request } = doing;
  return onBoard(doing, async (transaction) => {
    const { isPublic, ...before } = await required(findPost(transaction, board.name, id));
    const errors = board.errorsOf({ ...before, ...change });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const title = change.title ?? before.title;
    const slug =
      change.slug === undefined ? before.slug : await chooseSlug(transaction, board, { slug: change.slug, title }, id);
    requireMatch(request, before);
    await endTakenUp(transaction, request, { board: board.name, postId: id });

    await saveRevision(transaction, board.name, before, admin.username);
    const values = { ...change, ...columns, slug };
    const post = await updatePost(transaction, board.name, before, values);
    if (slug !== before.slug) {
      await recordSlugChange(transaction, board.name, { postId: id, from: before.slug, to: slug });
    }
    return done(transaction, doing, 'update', post, isPublic || post.isPublic);
  });
}

/**
 * Hides the post; it can be restored for 30 days.
 *
 * @throws {HttpFailure} 404 or 412
 */
export function removePost(doing: WriteContext, id: number): Promise<Done> {
  const { board, request } = doing;
  return onBoard(doing, async (transaction) => {
    const post = await required(findPost(transaction, board.name, id));
    requireMatch(request, post);
    await deletePost(transaction, board.name, id);
    return done(transaction, doing, 'delete', post, post.isPublic);
  });
}

/** @throws {HttpFailure} 404, or 409 if another post has its slug by now */
export function undeletePost(doing: WriteContext, id: number): Promise<Done> {
  const { board } = doing;
  return onBoard(doing, async (transaction) => {
    const { slug } = await required(findDeletedPost(transaction, board.name, id));
    if (await isSlugTaken(transaction, board.name, slug)) throw slugTaken();
    const post = await restorePost(transaction, board.name, id);
    await removeRedirect(transaction, board.name, slug);
    return done(transaction, doing, 'restore', post, post.isPublic);
  });
}

export function noSuchPost(): HttpFailure {
  return new HttpFailure(404, posts.noSuchPost);
}

/** Locks the board, so that a slug that is free and a version that is current stay so until the write. */
function onBoard({ db, board }: WriteContext, work: (transaction: OpenTransaction) => Promise<Done>): Promise<Done> {
  return inTransaction(db, async (transaction) => {
    await lockBoard(transaction, board.name);
    return work(transaction);
  });
}

async function required<Post>(found: Promise<Post | undefined>): Promise<Post> {
  const post = await found;
  if (!post) throw noSuchPost();
  return post;
}

async function done(
  transaction: OpenTransaction,
  { board, audit }: WriteContext,
  action: string,
  post: FoundPost,
  isPublic: boolean,
): Promise<Done> {
  const { id, slug, title, version, published } = post;
  const details = { slug, title, version, published };
  await audit(`${board.name}.${action}`, { db: transaction, entityId: id, details });
  return { post, purge: isPublic ? await addChange(transaction, board.name, id) : undefined };
}

/**
 * Chooses the slug of a post: the given one, or the first free one generated from the title. If the board is locked, it
 * stays free until the transaction ends.
 *
 * @param id of the post, if it exists already
 * @throws {HttpFailure} 409, where the one given is another post's
 */
async function chooseSlug(
  transaction: OpenTransaction,
  { name, slugLength }: PostBoard,
  { slug, title }: Pick<NewPost, 'slug' | 'title'>,
  id?: number,
): Promise<string> {
  if (slug) {
    if (await isSlugTaken(transaction, name, slug, id)) throw slugTaken();
    return slug;
  }
  for (const made of slugsOf(title, slugLength)) {
    if (!(await isSlugTaken(transaction, name, made, id))) return made;
  }
  throw new Error('There is always another number.');
}

function slugTaken(): HttpFailure {
  const message = 'This slug is already taken';
  return new HttpFailure(409, message, { errors: { slug: [message] } });
}
