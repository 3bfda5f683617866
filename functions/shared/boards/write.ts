/**
 * What admins do to posts. Each is one transaction: the row, what it was before, the entry in the audit log and,
 * where readers see a difference, the purge of the cache are all kept, or none of them. Every write goes
 * through {@link onBoard}, which then makes it public.
 */
import type { Context } from '@netlify/functions';
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
import { addPurge } from '#db/purges.ts';
import { forgetMove, noteMove } from '#db/slug-history.ts';
import { inTransaction } from '#db/transaction.ts';
import type { FunctionEnv } from '../environment.ts';
import { HttpFailure, invalid } from '../http-failure.ts';
import { once } from '../once.ts';
import { addChange, publish } from '../publish.ts';
import { contentColumns, type NewPost, type PostBoard, type PostChange } from './board.ts';
import { requireMatch } from './etag.ts';
import { chooseSlug, slugTaken } from './slug.ts';

/** Who does it, and where. */
interface Doing {
  db: Database;
  env: FunctionEnv;
  context: Context | undefined;
  board: PostBoard;
  admin: Admin;
  request: Request;
}

/** A post as it is now, and the purge that makes the change public, where readers see a difference. */
interface Done {
  post: FoundPost;
  purge: string | undefined;
}

/** @throws {HttpFailure} 409 */
export function createPost(doing: Doing, input: NewPost): Promise<FoundPost> {
  const { db, board, request } = doing;
  const locationOf = ({ post }: Done) => `/api/${board.name}/${post.id}`;
  const create = async (transaction: Transaction<Tables>) => {
    const slug = await chooseSlug(transaction, board, { slug: input.slug, title: input.title });
    const post = await insertPost(transaction, board.name, {
      ...input,
      ...contentColumns(board, input.content),
      slug,
    });
    await forgetMove(transaction, board.name, slug);
    return done(transaction, doing, 'create', post, post.isPublic);
  };
  return onBoard(doing, create, (act) =>
    once({ db, call: board.name, request, input, locationOf }, act),
  );
}

/** @throws {HttpFailure} 404, 422, 409 or 412, in this order */
export function changePost(doing: Doing, id: number, change: PostChange): Promise<FoundPost> {
  const { board, admin, request } = doing;
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
      ...contentColumns(board, change.content),
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
export function removePost(doing: Doing, id: number): Promise<FoundPost> {
  const { board, request } = doing;
  return onBoard(doing, async (transaction) => {
    const post = await required(findPost(transaction, board.name, id));
    requireMatch(request, post);
    await deletePost(transaction, board.name, id);
    return done(transaction, doing, 'delete', post, post.isPublic);
  });
}

/** @throws {HttpFailure} 404, or 409 where another post has its slug by now */
export function bringBackPost(doing: Doing, id: number): Promise<FoundPost> {
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

/**
 * One after the other, so that a slug found free and a version found unchanged stay so.
 *
 * @param within what the change is done in: nothing, or what does it once for all tries
 */
async function onBoard(
  doing: Doing,
  work: (transaction: Transaction<Tables>) => Promise<Done>,
  within: (act: (db: Database) => Promise<Done>) => Promise<Done> = (act) => act(doing.db),
): Promise<FoundPost> {
  const { post, purge } = await within((db) =>
    inTransaction(db, async (transaction) => {
      await takeBoard(transaction, doing.board.name);
      return work(transaction);
    }),
  );
  // Not before it is committed.
  if (purge) await publish(doing, purge);
  return post;
}

async function required<Found>(found: Promise<Found | undefined>): Promise<Found> {
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
  // What is stored until the next scheduled post has to hear of it too.
  const isScheduled = published && !post.isPublic;
  const purge = isPublic
    ? await addChange(transaction, board.name, id)
    : isScheduled && (await addPurge(transaction, [board.name]));
  return { post, purge: purge || undefined };
}
