import { findPost } from '#db/posts.ts';
import { answer, type Handler } from '#functions/shared/http/answer.ts';
import { limits } from '#functions/shared/http/limits.ts';
import { idAfter } from '#functions/shared/http/path.ts';
import { publish } from '#functions/shared/publishing/publish.ts';
import { json } from '#functions/shared/http/respond.ts';
import { POST_BODY_LIMIT, type PostBoard, whole } from './board.ts';
import { etagOf } from './etag.ts';
import { changePost, noSuchPost, removePost } from './write.ts';

/** `/api/<board>/{id}`: one post; drafts and scheduled posts are for admins only. */
export function postItem(board: PostBoard): Handler {
  return answer(
    {
      GET: {
        limit: limits.reads,
        recognizesAdmin: true,
        handle: async ({ db, params: id, admin }) => {
          const post = await findPost(db, board.name, id);
          if (!post || !(post.isPublic || admin)) throw noSuchPost();
          return json(200, whole(board, post), { ETag: etagOf(post) });
        },
      },
      PATCH: {
        limit: limits.writes,
        body: board.change,
        bodyLimit: POST_BODY_LIMIT,
        handleAdmin: async ({ params: id, input, ...ctx }) => {
          const { post } = await publish(ctx, await changePost({ ...ctx, board }, id, input));
          return json(200, whole(board, post), { ETag: etagOf(post) });
        },
      },
      DELETE: {
        limit: limits.writes,
        handleAdmin: async ({ params: id, ...ctx }) => {
          await publish(ctx, await removePost({ ...ctx, board }, id));
          return new Response(null, { status: 204 });
        },
      },
    },
    { params: idAfter(`/api/${board.name}/`) },
  );
}
