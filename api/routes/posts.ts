import { Hono } from 'hono';
import type { Database } from '#db/connection.ts';
import { findPost, findPublishedPost, listPosts } from '#db/posts.ts';
import { findRevision, listRevisions } from '#db/posts/revisions.ts';
import { countPosts, type PostCounts } from '#db/posts/summaries.ts';
import { listCopiesOf } from '#db/posts/working-copies.ts';
import type { PreviewLink } from '#src/contracts/post.ts';
import { storable } from '#src/contracts/storable.ts';
import { PREVIEW_DAYS, previewToken } from '#src/domain/posts/preview-token.ts';
import type { Api } from '#api/context.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { idempotent } from '#api/http/idempotency.ts';
import { limits } from '#api/http/limits.ts';
import { visibleOrigin } from '#api/http/origin.ts';
import { ID, idOf, withNext } from '#api/http/paths.ts';
import { database } from '#api/middleware/database.ts';
import { body, query } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { admin, adminIf, recognized } from '#api/middleware/signed-in.ts';
import {
  boards,
  contentColumns,
  listedPost,
  POST_BODY_LIMIT,
  type PostBoard,
  publicHeaders,
  versionOf,
  wholePost,
} from '#api/publishing/boards/board.ts';
import { storedPostAnswer } from '#api/publishing/boards/stored-answer.ts';
import { changePost, createPost, noSuchPost, removePost, undeletePost } from '#api/publishing/boards/write.ts';
import { type Done, publish } from '#api/publishing/publish.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';

/** The posts of both boards: the lists, each post by its id, and what the public reads by its slug. */
export const posts = new Hono<Api>();

for (const board of boards) {
  const path = `/api/${board.name}` as const;

  posts.get(
    path,
    limit(limits.reads),
    adminIf(({ scope }) => scope === 'all' || scope === 'deleted'),
    query(board.query),
    database,
    async (c) => {
      const { db, request } = c.var;
      const { scope, limit: most, offset, category, search, ...forAdmins } = c.req.valid('query');
      const scoped = scope && { ...forAdmins, deleted: scope === 'deleted' };
      const filter = { category, search, drafts: scope !== undefined, ...scoped };
      const found = await listPosts(db, board.name, { ...filter, offset, limit: most + 1 });
      const headers = scope ? totalsOf(await countPosts(db, board.name, filter)) : await publicHeaders(db, board.name);
      const asked = scope ? c.req.valid('query') : { category, search, limit: most, offset };
      const { page, next } = withNext(request, found, asked);
      const answered = page.map(listedPost);
      const shown = scope === 'all' ? await withCopies(db, board.name, answered) : answered;
      return c.json(shown, 200, { ...headers, ...next });
    },
  );

  posts.post(path, origin, limit(limits.writes), admin, body(board.create, POST_BODY_LIMIT), database, async (c) => {
    const { db, host, request } = c.var;
    const input = c.req.valid('json');
    const columns = await contentColumns(host, board, input.content);
    const locationOf = ({ post }: Done) => `${path}/${post.id}`;
    const created = await idempotent(
      { db, endpoint: board.name, request, input, answer: storedPostAnswer, locationOf },
      (handle) => createPost({ ...c.var, db: handle, board }, input, columns),
    );
    await publish(c.var, created);
    return c.json(wholePost(board, created.post), 201, {
      ...versionOf(created.post),
      Location: locationOf(created),
    });
  });

  /** Drafts and scheduled posts are for admins only. */
  posts.get(`${path}/${ID}`, limit(limits.reads), recognized, database, async (c) => {
    const post = await findPost(c.var.db, board.name, idOf(c.req.param('id')));
    if (!post || !(post.isPublic || c.var.visitor)) throw noSuchPost();
    return c.json(wholePost(board, post), 200, versionOf(post));
  });

  posts.patch(
    `${path}/${ID}`,
    origin,
    limit(limits.writes),
    admin,
    body(board.change, POST_BODY_LIMIT),
    database,
    async (c) => {
      const change = c.req.valid('json');
      const columns = await contentColumns(c.var.host, board, change.content);
      const changed = await changePost({ ...c.var, board }, idOf(c.req.param('id')), change, columns);
      const { post } = await publish(c.var, changed);
      return c.json(wholePost(board, post), 200, versionOf(post));
    },
  );

  posts.delete(`${path}/${ID}`, origin, limit(limits.writes), admin, database, async (c) => {
    await publish(c.var, await removePost({ ...c.var, board }, idOf(c.req.param('id'))));
    return c.body(null, 204);
  });

  /** Restores a post that was deleted in the last 30 days. */
  posts.post(`${path}/${ID}/restore`, origin, limit(limits.writes), admin, database, async (c) => {
    const { post } = await publish(c.var, await undeletePost({ ...c.var, board }, idOf(c.req.param('id'))));
    return c.json(wholePost(board, post), 200, versionOf(post));
  });

  /** The old versions of a post. */
  posts.get(`${path}/${ID}/revisions`, limit(limits.reads), admin, database, async (c) => {
    const { db } = c.var;
    const id = idOf(c.req.param('id'));
    if (!(await findPost(db, board.name, id))) throw noSuchPost();
    return c.json(await listRevisions(db, board.name, id));
  });

  /** An old version with its content. */
  posts.get(`${path}/${ID}/revisions/:version{[1-9][0-9]*}`, limit(limits.reads), admin, database, async (c) => {
    const { db } = c.var;
    const id = idOf(c.req.param('id'));
    if (!(await findPost(db, board.name, id))) throw noSuchPost();
    const revision = await findRevision(db, board.name, id, idOf(c.req.param('version')));
    if (!revision) throw new HttpFailure(404, 'There is no such version of this post.');
    return c.json(revision);
  });

  /** Creates an address that shows a post, even a draft, without a session. */
  posts.post(`${path}/${ID}/preview-link`, origin, limit(limits.writes), admin, database, async (c) => {
    const { db, env, request } = c.var;
    const id = idOf(c.req.param('id'));
    if (!(await findPost(db, board.name, id))) throw noSuchPost();
    const end = new Date(Date.now() + PREVIEW_DAYS * 86_400_000);
    // In whole seconds, like the expiry in the token.
    const expiresAt = new Date(Math.floor(end.getTime() / 1000) * 1000);
    const token = previewToken(env.SESSION_SECRET, { board: board.name, id, expiresAt });
    const url = new URL(`/${board.name}/${token}`, visibleOrigin(request)).href;
    return c.json({ url, expiresAt: expiresAt.toISOString() } satisfies PreviewLink, 201);
  });

  posts.get(`${path}/${slugFolder(board)}/:slug`, limit(limits.reads), database, async (c) => {
    const { db } = c.var;
    const slug = c.req.param('slug').normalize('NFC');
    // Nothing is stored under a name that cannot be.
    const post = slug === storable(slug) ? await findPublishedPost(db, board.name, slug) : undefined;
    if (!post) throw noSuchPost();
    const tags = [board.name, `${board.name}:${post.id}`] as const;
    return c.json(wholePost(board, post), 200, await publicHeaders(db, ...tags));
  });
}

/** Posts, each with the working copy that is not saved in it, or null. */
async function withCopies(db: Database, board: BoardName, listed: ReturnType<typeof listedPost>[]) {
  const copies = await listCopiesOf(
    db,
    board,
    listed.map(({ id }) => id),
  );
  const byPost = new Map(copies.map(({ postId, ...copy }) => [postId, copy]));
  return listed.map((post) => ({ ...post, workingCopy: byPost.get(post.id) ?? null }));
}

function slugFolder({ name }: PostBoard) {
  return name === 'blog' ? 'by-slug' : 'slug';
}

/** Totals for the dashboards, which load one page at a time. */
function totalsOf({ posts: count, drafts }: PostCounts): Record<string, string> {
  return { 'X-Total-Count': String(count), 'X-Draft-Count': String(drafts) };
}
