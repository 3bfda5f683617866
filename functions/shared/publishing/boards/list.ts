import { countPosts, type PostCounts } from '#db/post-counts.ts';
import { listDeletedPosts, listPosts } from '#db/posts.ts';
import { answer, type Handler } from '#functions/shared/http/answer.ts';
import { limits } from '#functions/shared/http/limits.ts';
import { nextLink } from '#functions/shared/http/next-link.ts';
import { idempotent } from '#functions/shared/http/idempotency.ts';
import { type Done, publish } from '#functions/shared/publishing/publish.ts';
import { json } from '#functions/shared/http/respond.ts';
import { listed, POST_BODY_LIMIT, type PostBoard, whole } from './board.ts';
import { publicHeaders } from './cache.ts';
import { etagOf } from './etag.ts';
import { createPost } from './write.ts';

/** `/api/<board>`: the list, and new posts. */
export function postList(board: PostBoard): Handler {
  return answer({
    GET: {
      limit: limits.reads,
      query: board.query,
      isForAdmins: ({ scope }) => scope === 'all' || scope === 'deleted',
      handle: async ({ db, request, input }) => {
        const { scope, limit, offset, category, search, ...forAdmins } = input;
        const drafts = scope === 'all';
        const filter = { category, search, ...(scope && forAdmins) };
        // One more than requested shows whether there is a next page.
        const page = { ...filter, offset, limit: limit + 1 };
        const posts =
          scope === 'deleted'
            ? await listDeletedPosts(db, board.name, page)
            : await listPosts(db, board.name, { ...page, drafts });
        const counted = { ...filter, deleted: scope === 'deleted' };
        return json(200, posts.slice(0, limit).map(listed), {
          ...(scope
            ? countHeaders(await countPosts(db, board.name, counted))
            : await publicHeaders(db, board.name)),
          ...(posts.length > limit &&
            nextLink(request.url, scope ? input : { category, search, limit, offset }, {
              offset: String(offset + limit),
            })),
        });
      },
    },
    POST: {
      limit: limits.writes,
      body: board.create,
      bodyLimit: POST_BODY_LIMIT,
      handleAdmin: async ({ input, ...ctx }) => {
        const { db, request } = ctx;
        const locationOf = ({ post }: Done) => `/api/${board.name}/${post.id}`;
        const created = await idempotent(
          { db, endpoint: board.name, request, input, locationOf },
          (handle) => createPost({ ...ctx, db: handle, board }, input),
        );
        await publish(ctx, created);
        return json(201, whole(board, created.post), {
          ETag: etagOf(created.post),
          Location: locationOf(created),
        });
      },
    },
  });
}

/** Totals for the dashboards, which load one page at a time. */
function countHeaders({ posts, drafts }: PostCounts): Record<string, string> {
  return { 'X-Total-Count': String(posts), 'X-Draft-Count': String(drafts) };
}
