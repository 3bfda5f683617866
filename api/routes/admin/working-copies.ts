import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Database } from '#db/connection.ts';
import { hasPost, lockBoard } from '#db/posts.ts';
import {
  countNewPosts,
  deleteWorkingCopy,
  findCopyOf,
  findWorkingCopy,
  type FoundCopy,
  insertWorkingCopy,
  listNewPosts,
  replaceWorkingCopy,
} from '#db/posts/working-copies.ts';
import { newWorkingCopy, type WorkingCopy, workingCopyChange, workingCopyQuery } from '#src/contracts/working-copy.ts';
import type { AdminContext, Api } from '#api/context.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { idempotent } from '#api/http/idempotency.ts';
import { requireETag } from '#api/http/if-match.ts';
import { limits } from '#api/http/limits.ts';
import { ID, idOf, withNext } from '#api/http/paths.ts';
import type { Unsent } from '#api/http/unsent.ts';
import { database } from '#api/middleware/database.ts';
import { body, query } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { admin, atomically } from '#api/middleware/signed-in.ts';
import { POST_BODY_LIMIT } from '#api/publishing/boards/board.ts';
import { copyChanged, copyETag, wholeCopy } from '#api/publishing/boards/working-copy.ts';
import { noSuchPost } from '#api/publishing/boards/write.ts';

const PATH = '/api/admin/working-copies';

/** What is written in the editors and is not saved in a post yet. */
export const workingCopies = new Hono<Api>();

/** With a post, its working copy, if there is one; else what is not a post yet. */
workingCopies.get(PATH, limit(limits.reads), admin, query(workingCopyQuery), database, async (c) => {
  const { db, request } = c.var;
  const asked = c.req.valid('query');
  const { board, post, limit: most, ...filter } = asked;
  if (post !== undefined) {
    const found = (await hasPost(db, board, post)) && (await findCopyOf(db, board, post));
    return c.json(found ? [wholeCopy(found)] : []);
  }
  const rows = await listNewPosts(db, { ...filter, board, limit: most + 1 });
  const { page, next } = withNext(request, rows, asked);
  const count = await countNewPosts(db, { board, ...filter });
  return c.json(page, 200, { ...next, 'X-Total-Count': String(count) });
});

const createdCopy = z.object({ id: z.int() });

/** Begins one: of a post, or of what is not a post yet. */
workingCopies.post(
  PATH,
  origin,
  limit(limits.writes),
  admin,
  body(newWorkingCopy, POST_BODY_LIMIT),
  database,
  async (c) => {
    const { db, request } = c.var;
    const input = c.req.valid('json');
    const locationOf = ({ id }: { id: number }) => `${PATH}/${id}`;
    const key = { endpoint: 'working-copies', request, input, answer: createdCopy, locationOf };
    const { id } = await idempotent({ db, ...key }, (handle) =>
      atomically({ ...c.var, db: handle }, async ({ db: transaction, admin: { id: authorId } }) => {
        const { board, postId = null, values, baseVersion } = input;
        await lockBoard(transaction, board);
        if (postId !== null && !(await hasPost(transaction, board, postId))) throw noSuchPost();
        const made = await insertWorkingCopy(transaction, { board, postId, values, baseVersion, authorId });
        if (made === undefined) throw new HttpFailure(409, copyChanged);
        return { id: made };
      }),
    );
    return answered(await required(db, id), 201, { Location: locationOf({ id }) });
  },
);

workingCopies.get(`${PATH}/${ID}`, limit(limits.reads), admin, database, async (c) =>
  answered(await required(c.var.db, idOf(c.req.param('id')))),
);

/** Replaces what is written. */
workingCopies.put(
  `${PATH}/${ID}`,
  origin,
  limit(limits.writes),
  admin,
  body(workingCopyChange, POST_BODY_LIMIT),
  database,
  async (c) => {
    const change = c.req.valid('json');
    const id = idOf(c.req.param('id'));
    return answered(
      await onCopy(c.var, id, async ({ db, admin: { id: authorId } }) => {
        await replaceWorkingCopy(db, id, { ...change, authorId });
        return required(db, id);
      }),
    );
  },
);

/** Drops what is written. */
workingCopies.delete(`${PATH}/${ID}`, origin, limit(limits.writes), admin, database, async (c) => {
  const id = idOf(c.req.param('id'));
  await onCopy(c.var, id, async ({ db, audit }, { board, postId, values }) => {
    await deleteWorkingCopy(db, id);
    await audit(`${board}.drop`, { entityId: postId ?? undefined, details: { title: values.title ?? '' } });
  });
  return c.body(null, 204);
});

/**
 * Changes a working copy in a transaction, in which no post of its board changes: a picture that it uses stays.
 *
 * @throws {HttpFailure} 404 or 412
 */
async function onCopy<T>(
  ctx: AdminContext,
  id: number,
  work: (ctx: AdminContext, copy: FoundCopy) => Promise<T>,
): Promise<T> {
  return atomically(ctx, async (inside) => {
    await lockBoard(inside.db, (await required(inside.db, id)).board);
    const copy = await required(inside.db, id);
    requireETag(ctx.request, copyETag(copy), copyChanged);
    return work(inside, copy);
  });
}

/** A working copy; one of a deleted post waits for the post to be restored. @throws {HttpFailure} 404 */
async function required(db: Database, id: number): Promise<FoundCopy> {
  const copy = await findWorkingCopy(db, id);
  const isThere = copy && (copy.postId === null || (await hasPost(db, copy.board, copy.postId)));
  if (!isThere) throw new HttpFailure(404, 'There is no such draft.');
  return copy;
}

function answered(copy: FoundCopy, status = 200, headers: Record<string, string> = {}): Response {
  const whole = wholeCopy(copy) satisfies Unsent<WorkingCopy>;
  return Response.json(whole, { status, headers: { ...headers, ETag: whole.etag } });
}
