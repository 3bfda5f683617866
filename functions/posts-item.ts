import type { Config } from '@netlify/functions';
import { findPost } from '#db/posts.ts';
import { answer, json } from './shared/http/answer.ts';
import { idAfter } from './shared/http/paths.ts';
import { publish } from './shared/publishing/publish.ts';
import { etagOf, onBothBoards, POST_BODY_LIMIT, whole } from './shared/publishing/boards/board.ts';
import { changePost, noSuchPost, removePost } from './shared/publishing/boards/write.ts';

/** `/api/<board>/{id}`: one post; drafts and scheduled posts are for admins only. */
export default onBothBoards((board) =>
  answer(
    {
      GET: {
        recognizesAdmin: true,
        handle: async ({ db, params: id, admin }) => {
          const post = await findPost(db, board.name, id);
          if (!post || !(post.isPublic || admin)) throw noSuchPost();
          return json(200, whole(board, post), { ETag: etagOf(post) });
        },
      },
      PATCH: {
        body: board.change,
        bodyLimit: POST_BODY_LIMIT,
        handleAdmin: async ({ params: id, input, ...ctx }) => {
          const { post } = await publish(ctx, await changePost({ ...ctx, board }, id, input));
          return json(200, whole(board, post), { ETag: etagOf(post) });
        },
      },
      DELETE: {
        handleAdmin: async ({ params: id, ...ctx }) => {
          await publish(ctx, await removePost({ ...ctx, board }, id));
          return new Response(null, { status: 204 });
        },
      },
    },
    { params: idAfter(`/api/${board.name}/`) },
  ),
);

export const config: Config = { path: ['/api/blog/:id', '/api/signal-board/:id'] };
