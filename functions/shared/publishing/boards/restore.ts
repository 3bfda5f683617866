import { answer, type Handler } from '#functions/shared/http/answer.ts';
import { limits } from '#functions/shared/http/limits.ts';
import { idAfter } from '#functions/shared/http/path.ts';
import { publish } from '#functions/shared/publishing/publish.ts';
import { json } from '#functions/shared/http/respond.ts';
import { type PostBoard, whole } from './board.ts';
import { etagOf } from './etag.ts';
import { undeletePost } from './write.ts';

/** `/api/<board>/{id}/restore`: restores a post that was deleted in the last 30 days. */
export function postRestore(board: PostBoard): Handler {
  return answer(
    {
      POST: {
        limit: limits.writes,
        handleAdmin: async ({ params: id, ...ctx }) => {
          const { post } = await publish(ctx, await undeletePost({ ...ctx, board }, id));
          return json(200, whole(board, post), { ETag: etagOf(post) });
        },
      },
    },
    { params: idAfter(`/api/${board.name}/`) },
  );
}
