import type { Config } from '@netlify/functions';
import { findPost, findPublishedPost, listPosts } from '#db/posts.ts';
import { findRevision, listRevisions } from '#db/posts/revisions.ts';
import { countPosts, listKnownAuthors, type PostCounts } from '#db/posts/summaries.ts';
import type { PreviewLink } from '#src/contracts/post.ts';
import { slugAt } from '#src/domain/posts/paths.ts';
import { PREVIEW_DAYS, previewToken } from '#src/domain/posts/preview-token.ts';
import { answerAt, at, atChecked, HttpFailure, json } from '#api/http/answer.ts';
import { idempotent } from '#api/http/idempotency.ts';
import { withNext } from '#api/http/paths.ts';
import { boards, listed, POST_BODY_LIMIT, publicHeaders, versioned, whole } from '#api/publishing/boards/board.ts';
import { changePost, createPost, noSuchPost, removePost, undeletePost } from '#api/publishing/boards/write.ts';
import { type Done, publish } from '#api/publishing/publish.ts';

/** The posts of both boards: the lists, each post by its id, and what the public reads by its slug. */
export default answerAt(
  ...boards.flatMap((board) => [
    at(`/api/${board.name}`, {
      GET: {
        query: board.query,
        isForAdmins: ({ scope }) => scope === 'all' || scope === 'deleted',
        handle: async ({ db, request, input }) => {
          const { scope, limit, offset, category, search, ...forAdmins } = input;
          const scoped = scope && { ...forAdmins, deleted: scope === 'deleted' };
          const filter = { category, search, drafts: scope !== undefined, ...scoped };
          const posts = await listPosts(db, board.name, { ...filter, offset, limit: limit + 1 });
          const headers = scope
            ? totalsOf(await countPosts(db, board.name, filter))
            : await publicHeaders(db, board.name);
          const query = scope ? input : { category, search, limit, offset };
          const { page: shown, next } = withNext(request, posts, query);
          return json(200, shown.map(listed), { ...headers, ...next });
        },
      },
      POST: {
        body: board.create,
        bodyLimit: POST_BODY_LIMIT,
        handleAdmin: async ({ input, ...ctx }) => {
          const { db, request } = ctx;
          const locationOf = ({ post }: Done) => `/api/${board.name}/${post.id}`;
          const created = await idempotent({ db, endpoint: board.name, request, input, locationOf }, (handle) =>
            createPost({ ...ctx, db: handle, board }, input),
          );
          await publish(ctx, created);
          return versioned(board, created.post, 201, { Location: locationOf(created) });
        },
      },
    }),
    at(`/api/${board.name}/:id`, {
      /** Drafts and scheduled posts are for admins only. */
      GET: {
        recognizesAdmin: true,
        handle: async ({ db, params: { id }, admin }) => {
          const post = await findPost(db, board.name, id);
          if (!post || !(post.isPublic || admin)) throw noSuchPost();
          return versioned(board, post);
        },
      },
      PATCH: {
        body: board.change,
        bodyLimit: POST_BODY_LIMIT,
        handleAdmin: async ({ params: { id }, input, ...ctx }) => {
          const { post } = await publish(ctx, await changePost({ ...ctx, board }, id, input));
          return versioned(board, post);
        },
      },
      DELETE: {
        handleAdmin: async ({ params: { id }, ...ctx }) => {
          await publish(ctx, await removePost({ ...ctx, board }, id));
        },
      },
    }),
    at(`/api/${board.name}/:id/restore`, {
      /** Restores a post that was deleted in the last 30 days. */
      POST: {
        handleAdmin: async ({ params: { id }, ...ctx }) => {
          const { post } = await publish(ctx, await undeletePost({ ...ctx, board }, id));
          return versioned(board, post);
        },
      },
    }),
    at(`/api/${board.name}/:id/revisions`, {
      /** The old versions of a post. */
      GET: {
        handleAdmin: async ({ db, params: { id } }) => {
          if (!(await findPost(db, board.name, id))) throw noSuchPost();
          return listRevisions(db, board.name, id);
        },
      },
    }),
    at(`/api/${board.name}/:id/revisions/:version`, {
      /** An old version with its content. */
      GET: {
        handleAdmin: async ({ db, params: { id, version } }) => {
          if (!(await findPost(db, board.name, id))) throw noSuchPost();
          const revision = await findRevision(db, board.name, id, version);
          if (!revision) throw new HttpFailure(404, 'There is no such version of this post.');
          return revision;
        },
      },
    }),
    at(`/api/${board.name}/:id/preview-link`, {
      /** Creates an address that shows a post, even a draft, without a session. */
      POST: {
        handleAdmin: async ({ db, env, request, params: { id } }) => {
          if (!(await findPost(db, board.name, id))) throw noSuchPost();
          const end = new Date(Date.now() + PREVIEW_DAYS * 86_400_000);
          // In whole seconds, like the expiry in the token.
          const expiresAt = new Date(Math.floor(end.getTime() / 1000) * 1000);
          const token = previewToken(env.SESSION_SECRET, { board: board.name, id, expiresAt });
          const url = new URL(`/${board.name}/${token}`, request.url).href;
          return json(201, { url, expiresAt: expiresAt.toISOString() } satisfies PreviewLink);
        },
      },
    }),
    atChecked(`/api/${board.name}/${board.name === 'blog' ? 'by-slug' : 'slug'}/:slug`, toSlug, {
      GET: {
        handle: async ({ db, params: { slug } }) => {
          const post = await findPublishedPost(db, board.name, slug);
          if (!post) throw noSuchPost();
          const tags = [board.name, `${board.name}:${post.id}`] as const;
          return json(200, whole(board, post), await publicHeaders(db, ...tags));
        },
      },
    }),
  ]),
  /** Who has written blog posts, to pick from in the editor. */
  at('/api/admin/authors', { GET: { handleAdmin: ({ db }) => listKnownAuthors(db) } }),
);

function toSlug({ slug: sent }: { slug: string }) {
  const slug = slugAt(sent);
  return slug === undefined ? undefined : { slug };
}

/** Totals for the dashboards, which load one page at a time. */
function totalsOf({ posts, drafts }: PostCounts): Record<string, string> {
  return { 'X-Total-Count': String(posts), 'X-Draft-Count': String(drafts) };
}

export const config: Config = {
  path: ['/api/blog', '/api/blog/*', '/api/signal-board', '/api/signal-board/*', '/api/admin/authors'],
};
