import type { Config } from '@netlify/functions';
import { findPost } from '#db/posts.ts';
import { findRevision, listRevisions } from '#db/posts/revisions.ts';
import type { PreviewLink } from '#src/contracts/post.ts';
import { PREVIEW_DAYS, previewToken } from '#src/domain/posts/preview-token.ts';
import { at, HttpFailure, json } from './shared/http/answer.ts';
import { publish } from './shared/publishing/publish.ts';
import { onBothBoards, POST_BODY_LIMIT, versioned } from './shared/publishing/boards/board.ts';
import {
  changePost,
  noSuchPost,
  removePost,
  undeletePost,
} from './shared/publishing/boards/write.ts';

/** One post of a board. */
export default onBothBoards((board) => {
  const path = `/api/${board.name}/:id` as const;
  return [
    at(path, {
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
    at(`${path}/restore`, {
      /** Restores a post that was deleted in the last 30 days. */
      POST: {
        handleAdmin: async ({ params: { id }, ...ctx }) => {
          const { post } = await publish(ctx, await undeletePost({ ...ctx, board }, id));
          return versioned(board, post);
        },
      },
    }),
    at(`${path}/revisions`, {
      /** The old versions of a post. */
      GET: {
        handleAdmin: async ({ db, params: { id } }) => {
          if (!(await findPost(db, board.name, id))) throw noSuchPost();
          return listRevisions(db, board.name, id);
        },
      },
    }),
    at(`${path}/revisions/:version`, {
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
    at(`${path}/preview-link`, {
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
  ];
});

// Not one pattern for both boards: the local server skips paths by the part before their first param.
export const config: Config = {
  path: [
    '/api/blog/:id',
    '/api/blog/:id(\\d+)/restore',
    '/api/blog/:id(\\d+)/revisions',
    '/api/blog/:id(\\d+)/revisions/:version',
    '/api/blog/:id(\\d+)/preview-link',
    '/api/signal-board/:id',
    '/api/signal-board/:id(\\d+)/restore',
    '/api/signal-board/:id(\\d+)/revisions',
    '/api/signal-board/:id(\\d+)/revisions/:version',
    '/api/signal-board/:id(\\d+)/preview-link',
  ],
};
