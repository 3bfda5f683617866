import type { Config } from '@netlify/functions';
import { countPosts, type PostCounts } from '#db/posts/summaries.ts';
import { listDeletedPosts, listPosts } from '#db/posts.ts';
import { at, json } from './shared/http/answer.ts';
import { withNext } from './shared/http/paths.ts';
import { idempotent } from './shared/http/idempotency.ts';
import { type Done, publish } from './shared/publishing/publish.ts';
import {
  listed,
  onBothBoards,
  POST_BODY_LIMIT,
  publicHeaders,
  versioned,
} from './shared/publishing/boards/board.ts';
import { createPost } from './shared/publishing/boards/write.ts';

/** `/api/<board>`: the list, and new posts. */
export default onBothBoards((board) => [
  at(`/api/${board.name}`, {
    GET: {
      query: board.query,
      isForAdmins: ({ scope }) => scope === 'all' || scope === 'deleted',
      handle: async ({ db, request, input }) => {
        const { scope, limit, offset, category, search, ...forAdmins } = input;
        const drafts = scope === 'all';
        const filter = { category, search, ...(scope && forAdmins) };
        const page = { ...filter, offset, limit: limit + 1 };
        const posts =
          scope === 'deleted'
            ? await listDeletedPosts(db, board.name, page)
            : await listPosts(db, board.name, { ...page, drafts });
        const counted = { ...filter, deleted: scope === 'deleted' };
        const headers = scope
          ? countHeaders(await countPosts(db, board.name, counted))
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
        const created = await idempotent(
          { db, endpoint: board.name, request, input, locationOf },
          (handle) => createPost({ ...ctx, db: handle, board }, input),
        );
        await publish(ctx, created);
        return versioned(board, created.post, 201, { Location: locationOf(created) });
      },
    },
  }),
]);

/** Totals for the dashboards, which load one page at a time. */
function countHeaders({ posts, drafts }: PostCounts): Record<string, string> {
  return { 'X-Total-Count': String(posts), 'X-Draft-Count': String(drafts) };
}

export const config: Config = { path: ['/api/blog', '/api/signal-board'] };
